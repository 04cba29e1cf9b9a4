import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { SettingScope } from '#core/settings/definition.ts';
import { type StoredSetting, mayStandAt, placeName, placeNamed, settingsOf } from '#core/settings/inheritance.ts';
import { SHOWN, settingAt, shownSettings, type PublicCode } from '#core/settings/shown.ts';
import { shownValue } from '#core/settings/values/shown-value.ts';
import { stored } from '#tests/support/settings.ts';

const SCOPES: readonly SettingScope[] = ['global', 'channel', 'locale', 'channel+locale'];
const channels = fc.constantFrom('auto', 'moto');
const locales = fc.constantFrom('fr_FR', 'en_GB');
const places = fc.record({ channel: fc.option(channels), locale: fc.option(locales) });

const definition = (scope: SettingScope) => ({ a: { kind: 'text', default: 'usual', scope } }) as const;
const silent = () => {};

/** Each place has one row at most, as in the database. */
const rowsOf = (code: string, values: fc.Arbitrary<string | null>) =>
  fc
    .uniqueArray(fc.tuple(places, values), { selector: ([place]) => JSON.stringify(place), maxLength: 9 })
    .map((some) => some.map(([place, value]) => stored(code, value, place)));

/** The order of domain 1.1, word for word. */
function expected(rows: readonly StoredSetting[], scope: SettingScope, channel: string | null, locale: string | null) {
  const order = [
    [channel, locale],
    [channel, null],
    [null, locale],
    [null, null],
  ];
  for (const [ofChannel, ofLocale] of order) {
    const row = rows.find((one) => one.channel_code === ofChannel && one.locale_code === ofLocale);
    const place = { channel: ofChannel ?? null, locale: ofLocale ?? null };
    if (row !== undefined && row.value !== null && mayStandAt(scope, place)) return row.value;
  }
  return 'usual';
}

test('the value of area and language comes before that of the area, of the language, of all, and the default', () => {
  const values = fc.option(fc.constantFrom('x', 'y', 'z', ''));
  fc.assert(
    fc.property(fc.constantFrom(...SCOPES), rowsOf('a', values), places, (scope, rows, place) => {
      const lookUp = settingsOf(definition(scope), rows, silent);
      expect(lookUp('a', place)).toBe(expected(rows, scope, place.channel, place.locale));
    }),
    { numRuns: 1_000 },
  );
});

test('where a value may not stand by its scope, it counts for nobody', () => {
  const rows = [stored('a', 'moto', { channel: 'moto' }), stored('a', 'english', { locale: 'en_GB' })];
  const at = (scope: SettingScope) =>
    settingsOf(definition(scope), rows, silent)('a', { channel: 'moto', locale: 'en_GB' });
  expect(SCOPES.map(at)).toEqual(['usual', 'moto', 'english', 'moto']);
});

test('a stored value that does not fit gives the default, and is told once, however often it is read', () => {
  const told: string[] = [];
  const definitions = { n: { kind: 'number', default: 5, min: 1, max: 9, scope: 'channel' } } as const;
  const rows = [stored('n', '7'), stored('n', '70', { channel: 'moto' })];
  const lookUp = settingsOf(definitions, rows, (row) => told.push(`${row.code} ${row.channel_code}`));
  for (const channel of ['auto', 'moto', 'moto', null]) lookUp('n', { channel });
  expect([lookUp('n', { channel: 'moto' }), lookUp('n', {})]).toEqual([5, 7]);
  expect(told).toEqual(['n moto']);
});

test('a code that nobody has defined has no value, whatever it is called', () => {
  const lookUp = settingsOf(definition('global'), [stored('b', '1'), stored('constructor', '1')], silent);
  expect(['b', 'constructor', '__proto__', ''].map((code) => lookUp(code, {}))).toEqual(Array.from({ length: 4 }));
});

test('the shop reads the same value in a browser as the server does, at every place', () => {
  const codes = Object.keys(SHOWN).filter((code): code is PublicCode => Object.hasOwn(SHOWN, code));
  const texts = fc.option(fc.constantFrom('0', '1', '7', 'price-asc', '24,12', '/ici', 'texte', ''));
  const property = fc
    .constantFrom(...codes)
    .chain((code) => fc.record({ code: fc.constant(code), rows: rowsOf(code, texts) }));
  fc.assert(
    fc.property(property, channels, locales, ({ code, rows }, channel, locale) => {
      const shown = shownSettings(rows);
      const served = settingsOf(SHOWN, rows, silent)(code, { channel, locale });
      expect(shownValue(shown, code, channel, locale)).toEqual(served);
      expect(settingAt(shown, code, { channel, locale })).toEqual(served);
    }),
    { numRuns: 1_000 },
  );
});

test('a payload older than a setting gives its default', () => {
  expect(settingAt({}, 'catalog.products.storefront.products_per_page', { channel: 'auto' })).toEqual([12, 24, 36, 48]);
});

test('a place is known by its name', () => {
  for (const channel of ['auto', 'moto', null])
    for (const locale of ['fr_FR', 'en_GB', null])
      expect(placeNamed(placeName({ channel, locale }))).toEqual({ channel, locale });
});
