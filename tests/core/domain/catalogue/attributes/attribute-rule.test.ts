import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleOfAttribute } from '#core/domain/catalogue/attributes/attribute-rule.ts';
import { ATTRIBUTE_TYPES, factsOfAttribute, VALIDATIONS } from '#core/domain/catalogue/attributes/attribute-types.ts';
import { storedOfValue, valueOfStored } from '#core/domain/catalogue/attributes/attribute-value.ts';
import type { Attribute } from '#core/domain/catalogue/attributes/attribute.ts';
import { blankOf, faultsIn, isEqualAs, readOf } from '#core/domain/fields/kinds.ts';

const OPTIONS = [
  { id: 3, uuid: '00000000-0000-4000-8000-000000000003', name: 'Rouge' },
  { id: 5, uuid: '00000000-0000-4000-8000-000000000005', name: 'Bleu' },
];
const PLAIN: Attribute = {
  code: 'color',
  name: 'Couleur',
  type: 'text',
  unit: null,
  validation: null,
  regex: null,
  defaultValue: null,
  isRequired: false,
  valuePerLocale: false,
  options: [],
};
const attributes = fc.record({
  code: fc.constant('any'),
  name: fc.constantFrom('Couleur', '<b>Couleur</b>'),
  type: fc.constantFrom(...ATTRIBUTE_TYPES),
  unit: fc.constantFrom(null, 'mm'),
  validation: fc.constantFrom(null, ...VALIDATIONS),
  regex: fc.constantFrom(null, '\\d{2}', '(a+)+', '('),
  defaultValue: fc.constantFrom(null, '', 'oui', '12', '12,5', 'Bonjour', 'http://x', '-3', '1e9'),
  isRequired: fc.boolean(),
  valuePerLocale: fc.boolean(),
  options: fc.subarray(OPTIONS),
});
const stored = fc.oneof(
  fc.constantFrom<unknown>(3, 5, 9, [3, 9], [5, 3], ['3'], '', 'Rouge', true, 12.5, { fr_FR: 'Oui', en_GB: 'Yes' }, {}),
  fc.jsonValue(),
);

const judged = (attribute: Attribute, value: unknown) =>
  faultsIn({ it: ruleOfAttribute(attribute) }, { it: value }, { missing: 'required' });
const attribute = (given: Partial<Attribute>): Attribute => ({ ...PLAIN, ...given });

describe('the field of an attribute', () => {
  test('reads whatever a product holds, and what it read is stored and read again as the same', () => {
    fc.assert(
      fc.property(attributes, stored, (one, before) => {
        const rule = ruleOfAttribute(one);
        const { translated: _each, ...each } = rule;
        const value = valueOfStored(one, before);
        expect(() => readOf(each, value)).not.toThrow();
        const kept = storedOfValue(one, value);
        const again = valueOfStored(one, kept);
        expect(storedOfValue(one, again)).toEqual(kept);
      }),
    );
  });

  test('holds only options that there are, each by its id', () => {
    fc.assert(
      fc.property(attributes, fc.array(fc.constantFrom(...OPTIONS.map(({ uuid }) => uuid), 'x')), (one, uuids) => {
        const { options } = factsOfAttribute(one.type);
        fc.pre(options !== undefined);
        const kept = storedOfValue(one, options === 'one' ? uuids[0] : uuids);
        const ids = kept === undefined ? [] : [kept].flat();
        const known: readonly unknown[] = one.options.map(({ id }) => id);
        expect(ids.every((id) => known.includes(id))).toBe(true);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test('begins with nothing that its own rule refuses but by what its text has to look like', () => {
    fc.assert(
      fc.property(attributes, (one) => {
        const rule = ruleOfAttribute({ ...one, validation: null, isRequired: false });
        const blank = blankOf(rule);
        expect(faultsIn({ it: rule }, { it: blank }, {})).toEqual([]);
      }),
    );
  });

  test('keeps a text that became one for each language, and back', () => {
    const several = attribute({ valuePerLocale: true });
    const value = valueOfStored(several, 'Rouge');
    expect(value).toEqual({ fr_FR: 'Rouge' });
    expect(valueOfStored(PLAIN, storedOfValue(several, { fr_FR: 'Rouge', en_GB: 'Red' }))).toBe('Rouge');
    expect(storedOfValue(several, { fr_FR: '', en_GB: '' })).toBeUndefined();
  });

  test.each([
    [{ validation: 'numeric' }, '12', '1,5', 'number.invalid'],
    [{ validation: 'decimal' }, '1,5', 'un', 'number.invalid'],
    [{ validation: 'email' }, 'a@b.fr', 'a@', 'email.invalid'],
    [{ validation: 'url' }, 'https://bitume.example/', 'javascript:alert(1)', 'link.invalid'],
    [{ validation: 'regex', regex: '22[.]0[56]' }, '22.06', '22.07', 'text.pattern'],
    [{}, 'Rouge', 'a\nb', 'value.invalid'],
    [{}, 'a', 'a'.repeat(256), 'text.tooLong'],
    [{ type: 'number' }, 12.5, 1e12, 'number.tooLarge'],
    [{ type: 'number' }, -1, 0.123_45, 'number.invalid'],
    [{ type: 'price' }, 125_000, -1, 'number.tooSmall'],
    [{ type: 'boolean' }, false, 'oui', 'value.invalid'],
    [{ type: 'select', options: OPTIONS }, OPTIONS[0]?.uuid, 'x', 'value.invalid'],
    [{ type: 'checkbox', options: OPTIONS }, [OPTIONS[0]?.uuid], ['x'], 'value.invalid'],
    [{ type: 'date' }, '2026-02-28', '28/02/2026', 'date.invalid'],
    [{ type: 'datetime' }, '2026-02-28T12:00:00Z', 'demain', 'instant.invalid'],
    [{ type: 'image' }, OPTIONS[0]?.uuid, '/x.png', 'uuid.invalid'],
  ] satisfies readonly [Partial<Attribute>, unknown, unknown, string][])(
    'of %j takes %j and refuses %j',
    (given, good, bad, code) => {
      expect(judged(attribute(given), good)).toEqual([]);
      expect(judged(attribute(given), bad)).toEqual([{ path: ['it'], code }]);
    },
  );

  test('asks for what is required, in French alone where there are languages', () => {
    expect(judged(attribute({ isRequired: true }), '')).toEqual([{ path: ['it'], code: 'required' }]);
    const several = attribute({ isRequired: true, valuePerLocale: true });
    expect(judged(several, { en_GB: 'Red' })).toEqual([{ path: ['it', 'fr_FR'], code: 'required' }]);
    expect(judged(several, { fr_FR: 'Rouge' })).toEqual([]);
  });

  test('is called with its unit, and begins with what was set', () => {
    expect(
      ruleOfAttribute(attribute({ type: 'number', name: 'Largeur', unit: 'mm', defaultValue: '12,5' })),
    ).toMatchObject({
      label: 'Largeur (mm)',
      blank: 12.5,
    });
    expect(blankOf(ruleOfAttribute(attribute({ type: 'price', defaultValue: '9,90' })))).toBe(99_000);
    expect(blankOf(ruleOfAttribute(attribute({ type: 'boolean', defaultValue: 'Oui' })))).toBe(true);
    expect(isEqualAs({ kind: 'text' }, blankOf(ruleOfAttribute(attribute({ defaultValue: ' Neuf ' }))), 'Neuf')).toBe(
      true,
    );
  });
});
