/** Text of a file, in whichever of the encodings that spreadsheets and editors save. */

/** What a file says of its encoding by its first bytes. */
const BY_MARK: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

function decodeAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What Windows-1252 has where Latin-1 has control characters (0x80 to 0x9f); a space: nothing. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Engines differ in whether their decoder of that name knows these letters: it is told them. */
function decodeWindows(bytes: Uint8Array): string | null {
  const text = decodeAs(bytes, 'windows-1252');
  return (
    text?.replace(/[\x80-\x9f]/gu, (sign) => {
      const letter = WINDOWS.charAt(sign.charCodeAt(0) - 0x80);
      return letter === ' ' ? sign : letter;
    }) ?? null
  );
}

/** Control characters a text has no use for, and the places of Windows-1252 at which no letter stands. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const NO_TEXT = /[\0-\x08\x0e-\x1f\x81\x8d\x8f\x90\x9d]/u;

/**
 * By its mark, else as UTF-8, else as the programs of a French Windows write it (Windows-1252, in which every file is
 * text); null for what is none.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const mark = BY_MARK.find(([sign]) => sign.every((byte, at) => bytes[at] === byte));
  const text = mark === undefined ? (decodeAs(bytes, 'utf-8') ?? decodeWindows(bytes)) : decodeAs(bytes, mark[1]);
  return text === null || NO_TEXT.test(text) ? null : text;
}
