import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeText } from '#core/domain/media/decode-text.ts';

const LINE = 'Pays;Région;À partir de;Jusqu’à (exclu);Prix €\r\nFR;*;0;5;6,90\r\n';
const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return Uint8Array.from(
    [0xfeff, ...units].flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
};
const WINDOWS: Readonly<Record<string, number>> = { '’': 0x92, '€': 0x80, œ: 0x9c, '–': 0x96 };
const windows = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => WINDOWS[letter] ?? letter.charCodeAt(0));

it.each([
  ['UTF-8', new TextEncoder().encode(LINE)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${LINE}`)],
  ['UTF-16, as « Texte Unicode » is saved', utf16(LINE, false)],
  ['UTF-16 the other way', utf16(LINE, true)],
  ['Windows-1252, as a French spreadsheet saves it', windows(LINE)],
])('a file saved as %s reads the same', (_what, bytes) => {
  expect(decodeText(bytes)).toBe(LINE);
});

it('what is UTF-8 is read as it was written, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!text.startsWith('\ufeff') && !/\p{Cc}/u.test(text));
      expect(decodeText(new TextEncoder().encode(text))).toBe(text);
    }),
  );
});

it.each([
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
  ['a program', Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3])],
  ['half of a letter behind its mark', Uint8Array.from([0xef, 0xbb, 0xbf, 0xc3])],
  ['places without a letter', Uint8Array.from([0x61, 0x81, 0x62])],
])('%s is no text', (_what, bytes) => {
  expect(decodeText(bytes)).toBeNull();
});
