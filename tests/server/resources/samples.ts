/** Records for any definition: a value of each field from its kind, held against its own schema. */
import fc from 'fast-check';
import * as v from 'valibot';

import type { Field, FieldSet } from '#core/resources/field.ts';
import type { Resource } from '#core/resources/resource.ts';

/** UUIDs of records that exist, by the name of what a reference leads to. */
export type Known = Readonly<Record<string, readonly string[]>>;

/** Of an article that the suite puts on sale. */
export const KNOWN_SKU = 'PLAQ-0001';

const LETTERS = fc.stringMatching(/^[a-z]{6,12}$/u);
const WORDS = fc.constantFrom('Étrier', "L'œuvre", '<b>gras</b>', '100 %', 'a_b', '"cité"', 'Noël', '=1+1', '@x');

/** What is tried for a field until its schema takes it. */
function candidates(field: Field, known: Known): readonly fc.Arbitrary<unknown>[] {
  const { kind, options, to = '', row = {} } = field;
  const word = fc.tuple(WORDS, LETTERS).map(([one, other]) => `${one} ${other}`);
  switch (kind) {
    case 'boolean':
      return [fc.boolean()];
    case 'money':
    case 'quantity':
    case 'percent':
    case 'decimal':
      return [fc.nat({ max: 3 }), ...[3, 2].map((max) => fc.integer({ min: 1, max }))];
    case 'choice':
    case 'country':
      return [fc.constantFrom(...(options ?? []))];
    case 'choices':
      return [fc.subarray([...(options ?? [])], { minLength: 1 })];
    case 'tags':
      return [0, 2].map((minLength) => fc.uniqueArray(LETTERS, { minLength, maxLength: 3 }));
    case 'reference':
      /* what there is none of is left empty, where it may be */
      return known[to] === undefined || known[to].length === 0 ? [fc.constant(null)] : [fc.constantFrom(...known[to])];
    case 'references': {
      const all = known[to] ?? [];
      return [0, 1].flatMap((minLength) => (minLength > all.length ? [] : [fc.subarray([...all], { minLength })]));
    }
    case 'picture':
    case 'file':
      return [fc.constant(null), fc.constantFrom(...(known['media'] ?? []))];
    case 'rich':
      return [word.map((text) => [{ type: 'paragraph', text: [{ text }] }])];
    case 'values':
      return [fc.constant({})];
    case 'rows':
      return [fc.array(fc.record({ uuid: fc.uuid(), ...valuesOf(row, known) }), { maxLength: 1 })];
    case 'day':
      return [fc.constant('2026-05-04')];
    case 'instant':
      return [fc.constant('2026-05-04T10:00:00.000Z')];
    case 'email':
      return [LETTERS.map((name) => `${name}@example.fr`)];
    case 'phone':
      return [fc.constant('+33478000000')];
    case 'color':
      return [fc.constant('#00664a')];
    case 'siret':
      return [fc.constant('73282932000074')];
    case 'vat':
      return [fc.constant('FR44732829320')];
    case 'ape':
      return [fc.constant('45.31Z')];
    case 'postcode':
      return [fc.constant('44000')];
    case 'url':
      return [LETTERS.map((name) => `/auto/${name}`), LETTERS.map((name) => `https://${name}.example.fr/`)];
    case 'slug':
      return [LETTERS];
    default: {
      const codes = [
        ['XAF', 'XBA', 'XOF', 'XPD', 'XPT'],
        ['de_DE', 'es_ES', 'it_IT'],
        ['BE', 'DE', 'IT'],
        ['4006381333931', '3017620422003'],
        ['a.example.fr', 'b.example.fr', 'c.example.fr', 'd.example.fr:8080'],
      ];
      return [word, ...codes.map((all) => fc.constantFrom(...all)), LETTERS];
    }
  }
}

function valuesOf(fields: FieldSet, known: Known): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const fitting = candidates(field, known).find((one) =>
        fc.sample(one, { numRuns: 30, seed: 1 }).every((value) => v.is(field.schema, value)),
      );
      if (fitting === undefined) throw new Error(`no sample fits ${name}`);
      return [name, fitting];
    }),
  );
}

/** Pairs that a rule of the definition's own holds together are put right. */
function lawful(values: Record<string, unknown>, known: Known): Record<string, unknown> {
  const fixed: Record<string, unknown> = { ...values };
  // What an attribute may say of itself is of its type (`tests/server/catalogue/attributes`).
  if ('isConfigurable' in fixed)
    Object.assign(fixed, {
      type: 'select',
      swatchType: null,
      isUnique: false,
      valuePerLocale: false,
      validation: null,
      regex: null,
      defaultValue: null,
    });
  if ('column' in fixed) Object.assign(fixed, { column: 1, attributes: [] });
  if ('deliveryMaxDays' in fixed) Object.assign(fixed, { deliveryMinDays: 1, deliveryMaxDays: 3 });
  if ('groupCode' in fixed && 'sku' in fixed) Object.assign(fixed, { sku: KNOWN_SKU });
  // What a product is made as it stays, and it is called by a reference of its own.
  if ('familyId' in fixed)
    Object.assign(fixed, {
      type: 'simple',
      area: 'auto',
      familyId: known['attribute-families']?.[0],
      sku: fixed['slug'],
      superAttributes: [],
      variants: [],
      // films and papers are files of their own kinds (`tests/server/products/media.test.ts`)
      videos: [],
      documents: [],
      specialPrice: null,
      specialFrom: null,
      specialTo: null,
    });
  // Copies and erasures end by being done, not by being written (`tests/server/admin/data-requests.test.ts`).
  if ('receivedOn' in fixed) Object.assign(fixed, { type: 'rectification' });
  if (fixed['status'] !== 'declined') Reflect.deleteProperty(fixed, 'reason');
  if (fixed['valueType'] === 'fixed') Reflect.deleteProperty(fixed, 'percent');
  if (fixed['valueType'] === 'discount') Reflect.deleteProperty(fixed, 'price');
  if ('allowedIps' in fixed) Object.assign(fixed, { allowedIps: ['203.0.113.7'] });
  // What is by default is among what is offered, and so is the currency the shop counts in.
  for (const [list, usual] of [
    ['locales', 'defaultLocale'],
    ['currencies', 'defaultCurrency'],
  ] as const)
    if (usual in fixed) fixed[list] = [...(known[list] ?? [])];
  if ('inventorySources' in fixed) fixed['inventorySources'] = [...(known['inventory-sources'] ?? [])];
  // A category stays in its area, and lists are filtered by attributes that the shop has.
  if ('displayMode' in fixed) Object.assign(fixed, { area: 'auto', parentId: null, filters: [] });
  if ('zipFrom' in fixed) Object.assign(fixed, { zipFrom: null, zipTo: null });
  if ('conditionTo' in fixed) Object.assign(fixed, { conditionFrom: 0, conditionTo: 5 });
  if (fixed['customerType'] === 'individual')
    for (const name of ['corporateName', 'tradeName', 'siret', 'vatNumber', 'apeCode', 'website'])
      Reflect.deleteProperty(fixed, name);
  for (const [name, value] of Object.entries(fixed))
    if (Array.isArray(value) && value.every((one) => typeof one === 'object'))
      fixed[name] = value.map((one: Record<string, unknown>) => lawful(one, known));
  return fixed;
}

/** Fields of a record; what only one may have is never the same twice in a run. */
export const sampleOf = ({ fields }: Resource, known: Known, seed: number): Record<string, unknown> =>
  lawful(fc.sample(fc.record(valuesOf(fields, known)), { numRuns: 1, seed })[0] ?? {}, known);
