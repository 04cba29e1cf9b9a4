import { beforeAll, describe, expect, it } from 'vitest';
import { Catalogue } from '#core/search/catalogue.ts';
import { cutPages } from '#core/search/pages/cut.ts';
import { joinHalves } from '#core/search/pages/join-pages.ts';
import { decodeCardPage, decodeOfferPage, encodeCardPage, encodeOfferPage } from '#core/search/pages/pages.ts';
import { buildSegment } from '#core/search/segment/segment.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { generatedRows, generatedStructure } from './generated-rows.ts';
import { typedQuestions, type TypedQuestion } from './typed-questions.ts';

const SHOWN = 10;

const rows = generatedRows(2500);
const questions = typedQuestions(rows);
let server: Catalogue;
let device: Catalogue;

beforeAll(() => {
  server = new Catalogue(generatedStructure);
  server.apply(rows, []);
  device = new Catalogue(generatedStructure);
  const leaves = generatedStructure.categories.map(({ id }) => id);
  for (const { rows: cut } of cutPages(rows, leaves)) {
    const cards = decodeCardPage(sent(encodeCardPage(cut)));
    device.add(buildSegment(joinHalves(cards, decodeOfferPage(sent(encodeOfferPage(cut))))));
  }
});

/** As it arrives. */
const sent = <Page>(page: Page): Page => JSON.parse(JSON.stringify(page));

const ask = (catalogue: Catalogue, text: string) =>
  catalogue.query({ text, groups: [], sort: 'relevance', offset: 0, limit: SHOWN, facets: true });

/* The oracle reads the rows themselves and shares nothing with the engine, not even how it folds a word. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
const wordsIn = (text: string): string[] => plain(text).match(/[a-z0-9]+/gu) ?? [];
const single = (word: string): string => plain(word).replace(/[sx]$/u, '');
const codeOf = (text: string): string => wordsIn(text).join('');

const labels = new Map(generatedStructure.options.map(({ id, label }) => [id, label]));
const departments = new Map(generatedStructure.categories.map(({ id, label }) => [id, label]));
const told = rows.map((row) => {
  const named = row.optionIds.map((id) => labels.get(id) ?? '');
  const lying = row.categoryIds.map((id) => departments.get(id) ?? '');
  const text = [row.name, row.subtitle, row.brand?.label ?? '', row.sku, ...row.references, ...named, ...lying].join(
    ' ',
  );
  return {
    id: row.id,
    words: wordsIn(text),
    singles: new Set(wordsIn(text).map(single)),
    codes: [row.sku, ...row.references].map(codeOf),
  };
});

function meantBy({ kind, words, fragment }: TypedQuestion): Set<CatalogueRow['id']> {
  const code = fragment === null ? null : codeOf(fragment);
  const asked = words.map((spellings) => spellings.map((word) => ({ single: single(word), begun: plain(word) })));
  const isMeant = (row: (typeof told)[number]): boolean => {
    if (code !== null) return row.codes.some((own) => own.includes(code));
    return asked.every((spellings, at) => {
      if (spellings.some((word) => row.singles.has(word.single))) return true;
      const goesOn = kind === 'unfinished' && at === words.length - 1;
      return goesOn && spellings.some(({ begun }) => row.words.some((own) => own.startsWith(begun)));
    });
  };
  return new Set(told.filter(isMeant).map(({ id }) => id));
}

/** Of what could have been shown first, the part that was. */
function recallOf(question: TypedQuestion): number {
  const meant = meantBy(question);
  const hits = ask(server, question.text).rows.filter(({ id }) => meant.has(id)).length;
  return hits / Math.min(SHOWN, meant.size);
}

describe('two hundred questions as people type them', () => {
  it('are all different and all mean something', () => {
    expect(questions).toHaveLength(200);
    expect(new Set(questions.map(({ text }) => text)).size).toBeGreaterThan(190);
    expect(questions.filter((question) => meantBy(question).size === 0).map(({ text }) => text)).toEqual([]);
  });

  it.each(['words', 'plural', 'unfinished', 'slip', 'reference', 'synonym'] as const)(
    'find among the first ten what was meant: %s',
    (kind) => {
      const asked = questions.filter((one) => one.kind === kind);
      const recalls = asked.map((question) => ({ text: question.text, recall: recallOf(question) }));
      const missed = recalls.filter(({ recall }) => recall < 1).map(({ text, recall }) => `${text}: ${recall}`);
      const mean = recalls.reduce((sum, { recall }) => sum + recall, 0) / recalls.length;
      expect(mean, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
    },
  );

  it('have one answer on the server and on a device, order and counts included', () => {
    expect(device.segmentCount).toBeGreaterThan(1);
    for (const { text } of questions) expect(ask(device, text), text).toEqual(ask(server, text));
  });
});
