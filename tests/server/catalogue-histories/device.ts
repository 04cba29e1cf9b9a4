/** A device that follows the catalogue, and what a shop that is opened anew says in its place. */
import * as v from 'valibot';

import { changesRoute } from '#core/contract/catalogue/catalogue.ts';
import { searchStructure } from '#core/contract/pages/search/searchable.ts';
import type { Cursor } from '#core/wire/sync.ts';
import { Catalogue } from '#core/search/catalogue.ts';
import type { SortKey } from '#core/search/query/query.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { readChanges } from '#server/subjects/catalogue/changes.ts';
import { openCatalogue, type LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { detailOf, type CatalogueState } from '#server/subjects/catalogue/state.ts';

import type { Desk } from './desk.ts';

interface Held {
  readonly row: CatalogueRow;
  readonly detail: unknown;
}

const rowsIn = (state: CatalogueState): ReadonlyMap<number, Held> =>
  new Map(
    [...state.catalogue.rows()]
      .toSorted((one, other) => one.id - other.id)
      .map((row) => [row.id, { row, detail: detailOf(state, row.id) }]),
  );

const QUESTIONS: readonly { text?: string; sort: SortKey }[] = [
  { text: 'étrier', sort: 'relevance' },
  { text: 'plaquettes', sort: 'price' },
  { text: 'disque', sort: 'created_at' },
  { sort: 'price' },
  { sort: 'name' },
];

/** What lists and searches answer. */
const answersOf = (catalogue: Catalogue, departments: readonly number[]) =>
  [
    ...QUESTIONS.map((one) => ({ ...one, categoryId: undefined })),
    ...departments.map((categoryId) => ({ sort: 'name' as const, categoryId })),
  ].map(({ categoryId, ...one }) => {
    const within = categoryId === undefined ? {} : { categoryId };
    const { total, rows } = catalogue.query({ ...one, ...within, groups: [], offset: 0, limit: 50, facets: false });
    return `${total}: ${rows.map(({ id }) => id).join(' ')}`;
  });

export function openFollower(live: LiveCatalogue) {
  let seen: Cursor = live.current().cursor;
  let rows = rowsIn(live.current());

  const pull = async ({ db }: Desk): Promise<void> => {
    const answer = v.parse(changesRoute.answer, await readChanges({ db, live }, seen));
    if (answer.kind === 'reset') rows = rowsIn(live.current());
    else {
      const next = new Map(rows);
      for (const id of answer.removed) next.delete(id);
      for (const one of answer.products) {
        const { row, detail } = Object(one);
        next.set(row.id, { row, detail });
      }
      rows = new Map([...next].toSorted(([one], [other]) => one - other));
    }
    seen = live.current().cursor;
  };

  return {
    pull,
    /** What the shop and the device hold otherwise than the database. */
    async compare(desk: Desk) {
      await pull(desk);
      const fresh = (await openCatalogue(desk)).current();
      const departments = fresh.structure.categories.map(({ id }) => id);
      const state = live.current();
      const own = new Catalogue();
      own.apply(
        [...rows.values()].map(({ row }) => row),
        [],
      );
      own.describe(searchStructure(state.structure));
      const expected = {
        rows: rowsIn(fresh),
        structure: fresh.structure,
        permalinks: fresh.permalinks,
        answers: answersOf(fresh.catalogue, departments),
      };
      const { structure, permalinks } = state;
      return {
        expected,
        shop: { rows: rowsIn(state), structure, permalinks, answers: answersOf(state.catalogue, departments) },
        device: { rows, structure, permalinks, answers: answersOf(own, departments) },
      };
    },
  };
}
