import { beforeAll, describe, expect, it } from 'vitest';
import { Catalogue } from '#core/search/catalogue.ts';
import { cutPages } from '#core/search/pages/cut.ts';
import { decodePages, encodeCardPage, encodeOfferPage } from '#core/search/pages/pages.ts';
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
    device.add(buildSegment(decodePages(sent(encodeCardPage(cut)), sent(encodeOfferPage(cut)))));
  }
});

/** As it arrives. */
const sent = (page: object) => JSON.parse(JSON.stringify(page));

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

/** Of what was shown first, the part that was meant. */
function precisionOf(question: TypedQuestion): number {
  const meant = meantBy(question);
  const { rows: shown } = ask(server, question.text);
  return shown.filter(({ id }) => meant.has(id)).length / Math.max(1, shown.length);
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

  it.each(['words', 'plural', 'unfinished', 'reference', 'synonym'] as const)(
    'find little among the first ten that was not meant: %s',
    (kind) => {
      const asked = questions.filter((one) => one.kind === kind);
      const all = asked.map((question) => ({ text: question.text, precision: precisionOf(question) }));
      const mixed = all.filter(({ precision }) => precision < 1).map((one) => `${one.text}: ${one.precision}`);
      const mean = all.reduce((sum, { precision }) => sum + precision, 0) / all.length;
      expect(mean, mixed.join('\n')).toBeGreaterThanOrEqual(0.95);
    },
  );

  it('are answered in full, hardly ever by what comes near', () => {
    const near = questions.filter(({ text }) => ask(server, text).partial === true).map(({ text }) => text);
    expect(near.length, near.join('\n')).toBeLessThanOrEqual(2);
  });

  it('have one answer on the server and on a device, order and counts included', () => {
    expect(device.segmentCount).toBeGreaterThan(1);
    for (const { text } of questions) expect(ask(device, text), text).toEqual(ask(server, text));
  });
});

describe('a question to which the shop has no full answer', () => {
  const fits = (text: string, word: string) =>
    ask(server, text).rows.every((row) => told.find(({ id }) => id === row.id)?.singles.has(word) === true);

  it.each(['plaquettes golf', 'plaquettes clio 3', 'clio 3 plaquettes', 'plaquettes megane 2 '])(
    'is told apart, and what comes near has the word that was understood: %s',
    (text) => {
      const answer = ask(server, text);
      expect(answer).toMatchObject({ partial: true });
      expect(answer.total).toBeGreaterThan(0);
      expect(fits(text, 'plaquette')).toBe(true);
      expect(ask(device, text)).toEqual(answer);
    },
  );

  it.each(['clio 4', 'golf 7 ', 'AB-123-CD', 'gk 482 lm', 'FX905ZT', 'zzqx', 'zzqx 4'])(
    'finds nothing rather than anything: %s',
    (text) => {
      expect(ask(server, text)).toMatchObject({ total: 0 });
      expect(ask(device, text)).toMatchObject({ total: 0 });
      expect(server.nearest(text, 3)).toEqual([]);
    },
  );

  it('is corrected by words of the shop alone, each near to what was typed', () => {
    expect(server.nearest('plaquettes clio 3', 3)).toEqual([]);
    expect(server.nearest('moquete golf', 3).filter((one) => !one.endsWith('golf'))).toEqual([]);
  });
});
