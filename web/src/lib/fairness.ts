/** The hash that a table shows from the start is that of its seed, which is shown when the game is over. */

const PURPOSE = "nomarch commitment\0";

/** The hash of a seed (64 hexadecimal digits); null where the browser cannot hash, which it does on safe pages only. */
export async function commitment(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const purpose = new TextEncoder().encode(PURPOSE);
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", Uint8Array.from([...purpose, ...bytes]));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
