import fc from 'fast-check';
import { expect, test } from 'vitest';

import { runsOf, writable } from '#server/platform/pdf/faces.ts';
import { closePdf, openPdf } from '#server/platform/pdf/pdf.ts';
import { artifact } from '#server/platform/pdf/structure.ts';
import { BODY, STRONG, drawLine, widthOf, wrap } from '#server/platform/pdf/text.ts';
import { readPdf } from '#tests/support/files/pdf-text.ts';

const open = () =>
  openPdf({ title: 'Essai', author: 'Bitume', locale: 'fr_FR', createdAt: new Date(0), readable: true });

const words = fc.string({ unit: fc.constantFrom(...Array.from('abcéœłŠ’ .-0123456789€\u202f\u00a0')), maxLength: 120 });
const anything = fc.string({ unit: 'binary' });

test('what can be written is written once and for all, by letters that have a drawing', () => {
  fc.assert(
    fc.property(anything, (typed) => {
      const text = writable(typed);
      expect(writable(text)).toBe(text);
      expect(
        runsOf(text, 'text')
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('letters of Western and Central Europe stay, others give way to what they are closest to', () => {
  const names = 'Œuvre, Łódź, Škoda, Țepeș, Ærø, Straße 1 234,56\u202f€';
  expect(writable(names)).toBe(names);
  expect(writable('non‑sécable\u00ad')).toBe('non-sécable');
  expect(writable('Nguyễn ﬁn 東')).toBe('Nguyễn fin ?');
});

test('no line is wider than its column, and no letter is lost', () => {
  const pdf = open();
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 300 }), (text, width) => {
      const lines = wrap(pdf, text, BODY, width);
      for (const line of lines) if (line.length > 1) expect(widthOf(pdf, line, BODY)).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});

test('a line breaks at spaces that may break, never at the narrow ones of French', () => {
  const pdf = open();
  const price = 'à 1\u202f234,56\u202f€';
  expect(wrap(pdf, price, BODY, widthOf(pdf, price, BODY) - 1)).toEqual(['à', '1\u202f234,56\u202f€']);
});

test('a page reads as it was written, through all faces', async () => {
  const pdf = open();
  pdf.doc.addPage();
  const text = 'Łukasz paie 1\u202f234,56\u202f€';
  artifact(pdf, () => drawLine(pdf, text, { x: 50, y: 50, style: BODY }));
  expect(readPdf(await closePdf(pdf)).pages).toEqual([[text]]);
});

test('a title with markup leaves the metadata well formed', async () => {
  const pdf = openPdf({ title: 'A & B <c>', author: 'D & E', locale: 'en_GB', createdAt: new Date(0), readable: true });
  pdf.doc.addPage();
  const { xmp } = readPdf(await closePdf(pdf));
  expect(xmp).toContain('<rdf:li xml:lang="x-default">A + B ‹c›</rdf:li>');
  expect(xmp).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
});

test.each([
  ['Motul®\ufe0f 8100', 'Motul® 8100'],
  ['Pneus ™\ufe0f et ©\ufe0f', 'Pneus ™ et ©'],
  ['a\u200bb\u2060c\u00ad', 'abc'],
  ['Famille 👨‍👩‍👧 !', 'Famille ? !'],
  ['🇫🇷 🇬🇧', '? ?'],
  ['1\ufe0f\u20e3', '1'],
  ['👍🏽', '?'],
  ['東京', '??'],
  ['e\u0301te\u0301', 'été'],
])('of %j a document writes %j: nothing for what nobody sees, one sign for what is seen as one', (typed, text) => {
  expect(writable(typed)).toBe(text);
});

test.each([
  'Γιώργος Παπαδόπουλος',
  'Александр Щёголев',
  'Nguyễn Thị Hương',
  'Їжак Ґалаґан',
  'דוד כהן',
  'شركة السيارات',
])('a buyer called %s is named so on a document, in every face', async (name) => {
  expect(writable(name)).toBe(name);
  const pdf = open();
  pdf.doc.addPage();
  for (const style of [BODY, STRONG, { ...BODY, face: 'title' as const }])
    artifact(pdf, () => drawLine(pdf, name, { x: 50, y: 50, style }));
  const bytes = await closePdf(pdf);
  expect(bytes.byteLength).toBeGreaterThan(1_000);
});

test('words of a script from the right are drawn together, in its own order', () => {
  expect(runsOf('Garage דוד כהן Lyon', 'text').map(({ text }) => text)).toEqual(['Garage ', 'דוד כהן', ' Lyon']);
});
