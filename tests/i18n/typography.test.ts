import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Sentences of the shop as they stand in the French catalogues: what the code says. */
const sentences = ['fr_FR', 'later/fr_FR'].flatMap((name) =>
  [...readFileSync(`src/shop/locales/${name}.po`, 'utf8').matchAll(/^msgid "(.+)"$/gmu)].map(([, text = '']) => text),
);

test('French sentences are set as French is: narrow no-break spaces, typographic apostrophes and quotation marks', () => {
  expect(sentences.length).toBeGreaterThan(300);
  /* a plain space may break the line before the mark; a straight one is a mark of typewriters */
  expect(sentences.filter((text) => /[ \u00a0][:;!?»€%]|« |\w'\w|\\"/u.test(text))).toEqual([]);
});
