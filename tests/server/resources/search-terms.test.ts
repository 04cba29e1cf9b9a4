import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { schemaOf, type OutputOf } from '#core/resources/field-set.ts';
import { searchTerms } from '#core/resources/marketing/search-terms.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Author } from '#server/resources/author.ts';
import { resourceService, type ResourceService } from '#server/resources/resource-service.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SHOP_HOOKS } from '#tests/server/resources/shop-hooks.ts';

type Fields = OutputOf<typeof searchTerms.fields>;

let database: TestDatabase;
let terms: ResourceService<Fields>;
const announced: string[] = [];

const manager: Author = {
  kind: 'admin',
  id: 'camille',
  name: 'Camille Durand',
  permissions: new Set(['search-terms.store', 'search-terms.index'] as const),
};

beforeAll(async () => {
  database = await createTestDatabase();
  terms = resourceService(searchTerms, {
    hooks: SHOP_HOOKS,
    db: database.db,
    clock: createTestClock(),
    announce: (_trx, what) => Promise.resolve(void announced.push(what)),
  });
});
afterAll(() => database.drop());

const store = (fields: Fields) => terms.store(manager, { uuid: randomUUID(), fields });
const refusedAt = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.data.fields?.[0] : error),
  );

describe('a term that leads elsewhere', () => {
  test('is told to whoever publishes the catalogue', async () => {
    await store({ term: 'Casque intégral', area: 'moto', redirectPath: '/moto/nos-produits/casques' });
    expect(announced).toEqual(['structure']);
  });

  test('stands once in an area, however it is written', async () => {
    expect(await refusedAt(store({ term: 'CASQUE-INTEGRAL', area: 'moto', redirectPath: null }))).toEqual({
      path: 'fields.term',
      code: 'value.taken',
    });
    expect(await refusedAt(store({ term: 'casque intégral', area: null, redirectPath: null }))).toBeNull();
  });

  test('has a word, and never leads back to the search', async () => {
    expect(await refusedAt(store({ term: '!?', area: null, redirectPath: null }))).toMatchObject({
      code: 'searchTerm.wordless',
    });
    expect(await refusedAt(store({ term: 'pneu', area: null, redirectPath: '/search-results' }))).toMatchObject({
      code: 'searchTerm.leadsBack',
    });
  });

  test.each([
    'https://ailleurs.example/',
    '//ailleurs.example',
    'javascript:alert(1)',
    String.raw`/\ailleurs.example`,
    'moto',
  ])('leads to %j no more than to any address outside the shop', (redirectPath) => {
    const given = { term: 'pneu', area: null, redirectPath };
    expect(v.safeParse(schemaOf(searchTerms.fields), given).success).toBe(false);
  });
});
