/** What a form opens with and sends, whatever is in a record or a draft. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { copyOf } from '#src/admin/screens/form/record/copy-record.ts';
import { placesOf, readRecord, recordSchema } from '#src/admin/screens/form/places/record-places.ts';
import { valueAt } from '#src/admin/screens/form/version/record-values.ts';
import { groupPrices } from '#core/resources/catalogue/group-prices.ts';
import { sources } from './sources.ts';
import { lyon } from './one-record.ts';

const GROUP = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a01';

describe('a form opens', () => {
  test('with anything at all, twice the same, and with nothing but its own places', () => {
    const paths = new Set<string>(placesOf(sources).map(({ path }) => path));
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const read = readRecord(sources, stored);
        expect(readRecord(sources, read)).toEqual(read);
        const { fields, translations = {}, channels = {} } = read;
        for (const name of Object.keys(fields)) expect(paths).toContain(`fields.${name}`);
        for (const [part, all] of Object.entries({ translations, channels }))
          for (const [code, values] of Object.entries(all))
            for (const name of Object.keys(values)) expect(paths).toContain(`${part}.${code}.${name}`);
      }),
    );
  });

  test('in a channel with what it says for itself alone', () => {
    const read = readRecord(sources, { fields: lyon, channels: { moto: { priority: 7, city: 'Bron' } } });
    expect(read.channels).toEqual({ auto: {}, moto: { priority: 7 } });
  });
});

describe('a form sends', () => {
  test('no empty text of another language, and names each language and channel', () => {
    const sent = v.parse(recordSchema(sources), { fields: lyon, translations: { en_GB: { name: '' } } });
    expect(sent).toEqual({ fields: lyon, translations: { en_GB: {} }, channels: { auto: {}, moto: {} } });
  });

  test('of fields that depend on a choice what belongs to it, whatever was typed before', () => {
    const typed = { sku: 'FP-1130', groupCode: GROUP, quantity: 1, valueType: 'discount', price: 100_000, percent: 12 };
    const { price: _price, ...kept } = typed;
    expect(v.parse(recordSchema(groupPrices), { fields: typed })).toEqual({ fields: kept });
  });

  test('nothing that the route does not know', () => {
    expect(v.is(recordSchema(sources), { fields: { ...lyon, rev: 9 } })).toBe(false);
    expect(v.is(recordSchema(sources), { fields: lyon, role: 'administrator' })).toBe(false);
  });
});

test('a copy says so where only one may have a name, in the language of whoever copies', () => {
  const record = readRecord(sources, { fields: lyon });
  expect(copyOf(sources, record, 'fr_FR').fields).toMatchObject({
    code: 'lyon-copie',
    name: 'Entrepôt de Lyon (copie)',
  });
  expect(copyOf(sources, record, 'en_GB').fields).toMatchObject({ code: 'lyon-copy', city: 'Lyon' });
  const long = readRecord(sources, { fields: { ...lyon, code: 'x'.repeat(64) } });
  const copied = String(valueAt(copyOf(sources, long, 'fr_FR'), 'fields.code'));
  expect([copied.length, copied.endsWith('-copie')]).toEqual([64, true]);
});
