/** Sounds made on the spot, no files: off unless switched on. */
import { settings } from "./memory";

let context: AudioContext | undefined;

function tone(frequency: number, from: number, seconds: number, shape: OscillatorType, volume: number): void {
  const audio = (context ??= new AudioContext());
  const source = audio.createOscillator();
  const gain = audio.createGain();
  const start = audio.currentTime + from;
  source.type = shape;
  source.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + seconds);
}

const SOUNDS = {
  /** A piece is put down. */
  move: () => tone(190, 0, 0.09, "triangle", 0.25),
  /** Dice rattle. */
  dice: () => [0, 0.06, 0.13, 0.22].forEach((at, n) => tone(320 - 40 * n, at, 0.05, "square", 0.06)),
  /** Coins ring. */
  coin: () => [0, 0.05].forEach((at, n) => tone(1400 + 500 * n, at, 0.15, "sine", 0.12)),
  /** It is your turn. */
  turn: () => [0, 0.12].forEach((at, n) => tone(440 + 220 * n, at, 0.25, "sine", 0.15)),
  /** The game is over. */
  end: () => [523, 659, 784, 1047].forEach((pitch, n) => tone(pitch, n * 0.13, 0.35, "sine", 0.15)),
};

export function play(sound: keyof typeof SOUNDS): void {
  if (settings().sounds) SOUNDS[sound]();
}
