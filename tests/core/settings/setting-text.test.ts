import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { BRANDING } from '#core/settings/branding.ts';
import type { SettingDefinition } from '#core/settings/definition.ts';
import { SETTINGS } from '#core/settings/registry.ts';
import { formatSetting, parseSetting } from '#core/settings/values/setting-text.ts';
import { valuesOf } from '#tests/core/settings/arbitrary-values.ts';

const definitions: readonly (readonly [string, SettingDefinition])[] = [...Object.entries(SETTINGS), ...BRANDING];
const anyDefinition = fc.constantFrom(...definitions.map(([, definition]) => definition));

describe('values as texts', () => {
  it('reads what it wrote, for every setting of the shop', () => {
    for (const [code, definition] of definitions)
      fc.assert(
        fc.property(valuesOf(definition), (value) => {
          const text = formatSetting(definition, value);
          expect([code, text]).not.toEqual([code, undefined]);
          expect(parseSetting(definition, text ?? '')).toEqual(value);
        }),
        { numRuns: 20 },
      );
  });

  it('writes what it read as a text that reads the same, and reads anything without failing', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.constantFrom('0', '1', '-0', '6.9', '6.90', '1e3', '007', ' 5', ',', '1,,2', '#abcdef', 'javascript:alert(1)'),
    );
    fc.assert(
      fc.property(anyDefinition, texts, (definition, text) => {
        const value = parseSetting(definition, text);
        if (value === undefined) return;
        const written = formatSetting(definition, value);
        expect(written).toBeDefined();
        expect(parseSetting(definition, written ?? '')).toEqual(value);
      }),
      { numRuns: 2_000 },
    );
  });

  it('writes nothing that is no value of the setting', () => {
    fc.assert(
      fc.property(anyDefinition, fc.anything(), (definition, value) => {
        const text = formatSetting(definition, value);
        if (text !== undefined) expect(parseSetting(definition, text)).toEqual(value === 0 ? 0 : value);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('every default is a value of its setting', () => {
  const wrong = definitions.filter(([, definition]) => formatSetting(definition, definition.default) === undefined);
  expect(wrong).toEqual([]);
});

test('yes and no travel as 1 and 0, lists with commas, amounts as euros (domain 1.1)', () => {
  const written = (code: keyof typeof SETTINGS, value: unknown) => formatSetting(SETTINGS[code], value);
  expect(written('general.general.breadcrumbs.shop', false)).toBe('0');
  expect(written('catalog.products.storefront.products_per_page', [24, 12])).toBe('24,12');
  expect(written('sales.carriers.flatrate.default_rate', 69_000)).toBe('6.90');
  expect(written('sales.carriers.flatrate.default_rate', 69_001)).toBe('6.9001');
  expect(written('sales.payment_methods.crypto.min_total', null)).toBe('');
});

test.each([
  ['general.content.header_offer.link', 'javascript:alert(1)'],
  ['general.content.header_offer.link', '//ailleurs.example'],
  ['general.content.header_offer.link', 'http://exemple.fr'],
  ['general.content.header_offer.link_label', 'x'.repeat(26)],
  ['general.company.legal.siret', '12345678200011'],
  ['general.maps.store.latitude', '91'],
  ['general.general.site.name', 'deux\nlignes'],
  ['catalog.products.storefront.products_per_page', '0'],
  ['catalog.products.storefront.products_per_page', ''],
  ['catalog.products.storefront.sort_by', 'price'],
  ['customer.settings.password.logout_delay', '2.5'],
  ['sales.withdrawal.days', '13'],
] as const)('%s cannot be %j', (code, text) => {
  expect(parseSetting(SETTINGS[code], text)).toBeUndefined();
});
