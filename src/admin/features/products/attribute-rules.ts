/** The attributes of a family as fields of a form: their groups, and how a stored value stands in a control. */
import type { FormAttribute, FormFamily } from '#core/contract/admin/products/families.ts';
import { ruleOfAttribute } from '#core/domain/catalogue/attributes/attribute-rule.ts';
import { storedOfValue, valueOfStored } from '#core/domain/catalogue/attributes/attribute-value.ts';
import type { FieldRule } from '#core/domain/fields/field.ts';
import type { Values } from '#core/domain/fields/values.ts';
import type { ValuesRules } from '#src/admin/forms/values/values-rules.ts';

/** @param attributes all there are: values of those that the family does not have stay as they are, unseen */
export function rulesOfFamily({ groups }: FormFamily, attributes: readonly FormAttribute[]): ValuesRules {
  const known = new Map(attributes.map((one) => [one.code, one]));
  const own = groups.flatMap((group) => group.attributes.flatMap((code) => known.get(code) ?? []));
  return {
    groups: groups.map((group) => ({
      name: group.name,
      fields: group.attributes.flatMap((code) => {
        const attribute = known.get(code);
        return attribute === undefined ? [] : [[code, withoutPreset(attribute)] as const];
      }),
    })),
    read: (stored) => defined(own.map((one) => [one.code, valueOfStored(one, stored[one.code])])),
    store: (held, before) => {
      const codes = new Set(own.map(({ code }) => code));
      const others = Object.entries(before).filter(([code]) => !codes.has(code));
      return defined([...others, ...own.map((one) => [one.code, storedOfValue(one, held[one.code])] as const)]);
    },
  };
}

const defined = (entries: readonly (readonly [string, unknown])[]): Values =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** What a known product does not have is empty in its form, whatever a new one begins with. */
function withoutPreset(attribute: FormAttribute): FieldRule {
  const { blank: _preset, ...rule } = ruleOfAttribute(attribute);
  return rule;
}

/** What a new product of a family begins with. */
export function presetsOf({ groups }: FormFamily, attributes: readonly FormAttribute[]): Values {
  const codes = new Set(groups.flatMap((group) => group.attributes));
  const own = attributes.filter(({ code }) => codes.has(code));
  return defined(own.map((one) => [one.code, storedOfValue(one, ruleOfAttribute(one).blank)]));
}
