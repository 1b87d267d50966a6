#!/bin/sh
# Screenshots of the gallery: shots.sh FIXTURE WIDTH HEIGHT [light|dark]; `npx vite --port 5199` must be running.
set -eu
folder=$(dirname "$0")/shots
mkdir -p "$folder"
/usr/bin/chromium --headless --no-sandbox --hide-scrollbars --virtual-time-budget=6000 \
  --window-size="$2,$3" --screenshot="$folder/$1-$2-${4:-light}.png" \
  "http://127.0.0.1:5199/gallery/?show=$1&width=$2&theme=${4:-light}" 2>/dev/null
