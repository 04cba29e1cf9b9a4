/** RxDB over its Dexie storage, as its guides show it: a document a row, a query for everything. */
import { createRxDatabase, type RxCollection, type RxJsonSchema } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';

import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { Contestant } from './contestant.ts';
import { peer } from './peer.ts';

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;
const numbers = { type: 'array', items: number } as const;

const schema: RxJsonSchema<CatalogueRow> = {
  version: 0,
  primaryKey: 'uuid',
  type: 'object',
  properties: {
    id: number,
    uuid: { type: 'string', maxLength: 36 },
    area: text,
    type: text,
    family: text,
    slug: text,
    path: text,
    sku: text,
    references: { type: 'array', items: text },
    name: text,
    brand: { type: ['object', 'null'] },
    subtitle: text,
    categoryIds: numbers,
    optionIds: numbers,
    createdDay: number,
    featured: number,
    image: { type: ['object', 'null'] },
    variants: number,
    sale: text,
    price: number,
    regular: { type: ['number', 'null'] },
    priceFrom: { type: 'boolean' },
    stock: number,
    low: number,
    taxPercent: number,
    quantityPrices: { type: 'array', items: { type: 'object' } },
  },
};

export function rxdbPeer(): Contestant {
  const opened = (async () => {
    const database = await createRxDatabase({
      name: 'peer-rxdb',
      storage: getRxStorageDexie({ chromeTransactionDurability: 'relaxed' }),
      multiInstance: false,
    });
    const { rows } = await database.addCollections<{ rows: RxCollection<CatalogueRow> }>({
      rows: { schema },
    });
    return rows;
  })();
  const found = async (selector: object): Promise<CatalogueRow[]> => {
    const documents = await (await opened).find({ selector }).exec();
    return documents.map((one) => one.toMutableJSON());
  };
  return peer({
    put: async (rows) => {
      const { error } = await (await opened).bulkUpsert([...rows]);
      if (error.length > 0) throw new Error(`RxDB refused ${error.length} rows`);
    },
    putNew: async (rows) => {
      const { error } = await (await opened).bulkInsert([...rows]);
      if (error.length > 0) throw new Error(`RxDB refused ${error.length} rows`);
    },
    ofCategory: (id) => found({ categoryIds: { $elemMatch: { $eq: id } } }),
    all: () => found({}),
    count: async () => (await opened).count().exec(),
  });
}
