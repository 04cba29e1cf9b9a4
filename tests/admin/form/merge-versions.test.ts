/** Laws of two versions of a record that began as one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as field from '#core/resources/kinds.ts';
import { differingPlaces, isSameAt, mergeVersions } from '#src/admin/screens/form/version/merge-versions.ts';
import {
  valueAt,
  withValue,
  type FieldPlace,
  type RecordValues,
} from '#src/admin/screens/form/version/record-values.ts';

const name = field.text('Nom', { optional: true });
const count = field.quantity('Nombre', { optional: true });
const PLACES: readonly FieldPlace[] = [
  { path: 'fields.name', name: 'name', field: name },
  { path: 'fields.count', name: 'count', field: count },
  { path: 'translations.fr_FR.name', name: 'name', field: name, locale: 'fr_FR' },
  { path: 'translations.en_GB.name', name: 'name', field: name, locale: 'en_GB' },
  { path: 'channels.auto.count', name: 'count', field: count, channel: 'auto' },
];

const words = fc.constantFrom(null, 'a', 'b', 'c');
const numbers = fc.constantFrom(null, 0, 1);
const version: fc.Arbitrary<RecordValues> = fc.record({
  fields: fc.record({ name: words, count: numbers }),
  translations: fc.record({ fr_FR: fc.record({ name: words }), en_GB: fc.record({ name: words }) }),
  channels: fc.record({ auto: fc.record({ count: numbers }, { requiredKeys: [] }) }),
});
const paths = (places: readonly FieldPlace[]) => places.map(({ path }) => path);
const areSame = (one: RecordValues, other: RecordValues) => differingPlaces(PLACES, one, other).length === 0;

describe('two versions', () => {
  test('of which one changed nothing are the other', () => {
    fc.assert(
      fc.property(version, version, (base, other) => {
        for (const merged of [mergeVersions(PLACES, base, base, other), mergeVersions(PLACES, base, other, base)]) {
          expect(merged.disputed).toEqual([]);
          expect(areSame(merged.values, other)).toBe(true);
        }
      }),
    );
  });

  test('that are the same are not disputed', () => {
    fc.assert(
      fc.property(version, version, (base, both) => {
        const merged = mergeVersions(PLACES, base, both, both);
        expect([merged.disputed, merged.together]).toEqual([[], []]);
        expect(areSame(merged.values, both)).toBe(true);
      }),
    );
  });

  test('lose nothing: each change is in the merged version or disputed, and disputed on both sides alike', () => {
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const merged = mergeVersions(PLACES, base, mine, theirs);
        const mirrored = mergeVersions(PLACES, base, theirs, mine);
        expect(paths(mirrored.disputed)).toEqual(paths(merged.disputed));
        const open = new Set(paths(merged.disputed));
        for (const place of PLACES) {
          if (open.has(place.path)) {
            for (const side of [mine, theirs]) expect(isSameAt(place, side, base)).toBe(false);
            expect(isSameAt(place, merged.values, mine)).toBe(true);
            continue;
          }
          expect(isSameAt(place, merged.values, mirrored.values)).toBe(true);
          for (const side of [mine, theirs])
            if (!isSameAt(place, side, base)) expect(isSameAt(place, merged.values, side)).toBe(true);
        }
      }),
    );
  });

  test('that changed different places have nothing to decide', () => {
    fc.assert(
      fc.property(version, version, fc.subarray([...PLACES]), (base, other, ofMine) => {
        const take = (places: readonly FieldPlace[]) =>
          places.reduce((values, { path }) => withValue(values, path, valueAt(other, path)), base);
        const merged = mergeVersions(PLACES, base, take(ofMine), take(PLACES.filter((one) => !ofMine.includes(one))));
        expect(merged.disputed).toEqual([]);
        expect(areSame(merged.values, other)).toBe(true);
      }),
    );
  });

  test('say who changed what joined by itself', () => {
    const base = { fields: { name: 'Frein', count: 1 } };
    const merged = mergeVersions(
      PLACES,
      base,
      { fields: { name: 'Frein avant', count: 1 } },
      { fields: { name: 'Frein', count: 2 } },
    );
    expect(merged.values.fields).toEqual({ name: 'Frein avant', count: 2 });
    expect(merged.together.map(({ place, by }) => [place.path, by])).toEqual([
      ['fields.name', 'mine'],
      ['fields.count', 'theirs'],
    ]);
  });
});

test('a value that is put is there, one that is taken away is inherited, and no other moves', () => {
  fc.assert(
    fc.property(version, fc.constantFrom(...PLACES), words, (values, place, value) => {
      const other = withValue(values, place.path, value);
      expect(valueAt(other, place.path)).toBe(value);
      expect(valueAt(withValue(values, place.path, undefined), place.path)).toBeUndefined();
      expect(paths(differingPlaces(PLACES, values, other)).filter((path) => path !== place.path)).toEqual([]);
    }),
  );
});

test('what a channel leaves empty is not what it inherits', () => {
  const place = PLACES.find(({ channel }) => channel === 'auto');
  if (place === undefined) throw new Error('no place of a channel');
  const own: RecordValues = { fields: {}, channels: { auto: { count: null } } };
  expect(isSameAt(place, own, { fields: {}, channels: { auto: {} } })).toBe(false);
});
