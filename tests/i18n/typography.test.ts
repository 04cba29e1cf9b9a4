import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GIVEN } from '../../scripts/messages/wording.mjs';

/** Sentences of the shop as they stand in the French catalogues: what the code says. */
const sentences = ['fr_FR', 'later/fr_FR'].flatMap((name) =>
  [...readFileSync(`src/shop/locales/${name}.po`, 'utf8').matchAll(/^msgid "(.+)"$/gmu)].map(([, text = '']) => text),
);

test('what the specification says is said with its very glyphs', () => {
  expect(GIVEN.filter((text) => !sentences.includes(text))).toEqual([]);
});

test('French sentences are set as French is: narrow no-break spaces, typographic apostrophes and quotation marks', () => {
  expect(sentences.length).toBeGreaterThan(300);
  /* a plain space may break the line before the mark; a straight one is a mark of typewriters */
  expect(
    sentences.filter((text) => !GIVEN.includes(text)).filter((text) => /[ \u00a0][:;!?»€%]|« |\w'\w|\\"/u.test(text)),
  ).toEqual([]);
});
