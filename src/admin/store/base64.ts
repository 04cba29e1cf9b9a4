/** Bytes that become letters at once: a call takes so many arguments. */
const PIECE = 8_192;

/** What a call carries of a file: parts of half a megabyte, or a logo. */
export async function base64Of(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += PIECE) letters += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(letters);
}
