import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newAddressFields } from '#core/contract/account/address-fields.ts';
import { registerFields } from '#core/contract/account/auth.ts';
import { inventorySources } from '#core/resources/configuration/inventory-sources.ts';
import * as field from '#core/resources/kinds.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { useFieldWords } from '#src/forms/field-words.ts';
import { createI18n } from '#src/i18n/i18n.ts';

const wordsOf = (fields: FieldSet, prefix?: string) =>
  renderHook(() => useFieldWords(fields, prefix), {
    wrapper: ({ children }) => <I18nProvider i18n={createI18n('fr_FR', {})}>{children}</I18nProvider>,
  }).result.current;

test('labels stand under the names of the form, in the order of the set', () => {
  const { labels } = wordsOf({ city: field.text('Ville'), phone: field.phone('Téléphone') }, 'contact.');
  expect(Object.entries(labels)).toEqual([
    ['contact.city', 'Ville'],
    ['contact.phone', 'Téléphone'],
  ]);
});

test('values are told as people read them', () => {
  const { value } = wordsOf({ ...registerFields, ...newAddressFields, price: field.money('Prix') });
  const values = { gender: 'Mrs', birthDate: '1990-05-17', newsletter: true, country: 'BE', price: 12_345_600 };
  expect(Object.keys(values).map((name) => value(name, values))).toEqual([
    'Mme',
    '17 mai 1990',
    'Oui',
    'Belgique',
    '1\u202f234,56\u202f€',
  ]);
  expect([value('company', { company: null }), value('company', {}), value('autre', { autre: 'x' })]).toEqual([
    '',
    '',
    'x',
  ]);
});

test('whatever a form holds is told without a fault', () => {
  const fields = { ...registerFields, ...newAddressFields, ...inventorySources.fields };
  const { value } = wordsOf(fields);
  expect(value('birthDate', { birthDate: '1990-13-45' })).toBe('1990-13-45');
  const anything = fc.oneof(
    fc.anything(),
    fc.constantFrom('constructor', '__proto__', '2026-99-99', '2026-01-01T', 'XX'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(fields)), anything, (name, held) => {
      expect(typeof value(name, { [name]: held })).toBe('string');
    }),
  );
});
