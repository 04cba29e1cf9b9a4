import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { schemaOf, type OutputOf } from '#core/resources/field-set.ts';
import { searchSynonyms } from '#core/resources/marketing/search-synonyms.ts';
import { Refusal } from '#core/wire/refusal.ts';
import * as v from 'valibot';
import type { Author } from '#server/resources/author.ts';
import { resourceService, type ResourceService } from '#server/resources/resource-service.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SHOP_HOOKS } from '#tests/server/resources/shop-hooks.ts';

let database: TestDatabase;
let synonyms: ResourceService<OutputOf<typeof searchSynonyms.fields>>;
const announced: string[] = [];

const manager: Author = {
  kind: 'admin',
  id: 'camille',
  name: 'Camille Durand',
  permissions: new Set(['search-synonyms.store', 'search-synonyms.index'] as const),
};

beforeAll(async () => {
  database = await createTestDatabase();
  synonyms = resourceService(searchSynonyms, {
    hooks: SHOP_HOOKS,
    db: database.db,
    clock: createTestClock(),
    announce: (_trx, what) => Promise.resolve(void announced.push(what)),
  });
});
afterAll(() => database.drop());

const store = (terms: string[]) =>
  synonyms.store(manager, { uuid: randomUUID(), fields: { name: terms.join(' '), isActive: true, terms } });

describe('a group of synonyms', () => {
  test('is told to whoever publishes the catalogue', async () => {
    await store(['plaquettes', 'patins']);
    expect(announced).toEqual(['structure']);
  });

  test.each([[['patins de frein', 'plaquettes']], [['de', 'plaquettes']], [['pare-brise', 'vitre']]])(
    'takes one word at a time: %j is refused at its field',
    async (terms) => {
      await expect(store(terms)).rejects.toEqual(
        new Refusal('input.invalid', { fields: [{ path: 'fields.terms', code: 'synonym.oneWord' }] }),
      );
    },
  );

  test('of more than twenty words is refused: each is looked up for the others', async () => {
    const many = Array.from({ length: 21 }, (_, at) => `mot${String.fromCodePoint(97 + at)}`);
    await expect(store(many)).rejects.toMatchObject({ data: { fields: [{ code: 'list.tooLong' }] } });
  });

  test('of one word is none', () => {
    const { issues } = v.safeParse(schemaOf(searchSynonyms.fields), { name: 'Seul', isActive: true, terms: ['seul'] });
    expect(issues?.map(({ message }) => message)).toEqual(['list.tooShort']);
  });
});
