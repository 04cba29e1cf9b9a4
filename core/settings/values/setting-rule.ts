/** A setting as the fields of the shop are described: what its value may be follows from the kind of that field. */
import type { FieldRule } from '#core/domain/fields/field.ts';
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import type { SettingDefinition } from '../definition.ts';

/** Beyond this an amount is a slip of the hand. */
const MOST_EUROS = 1_000_000;

const RULES = {
  text: { kind: 'text', shape: 'line' },
  multiline: { kind: 'multiline' },
  email: { kind: 'email' },
  url: { kind: 'text', shape: 'secureUrl' },
  host: { kind: 'text', shape: 'host' },
  slug: { kind: 'slug', fault: 'value.invalid' },
  image: { kind: 'text', shape: 'fileName' },
  siret: { kind: 'siret', fault: 'siret.invalid' },
  vat: { kind: 'vat' },
  country: { kind: 'country' },
  colour: { kind: 'color', fault: 'color.invalid', required: true },
  number: { kind: 'decimal' },
  money: { kind: 'money', min: 0, max: MOST_EUROS * UNITS_PER_EURO },
  boolean: { kind: 'boolean' },
  choice: { kind: 'choice' },
  list: { kind: 'tags' },
  numbers: { kind: 'numbers' },
} as const satisfies Readonly<Record<SettingDefinition['kind'], FieldRule>>;

/** The kinds that settings are of. */
type SettingKind = (typeof RULES)[SettingDefinition['kind']]['kind'];

export const ruleOf = (definition: SettingDefinition): FieldRule & { readonly kind: SettingKind } => ({
  ...RULES[definition.kind],
  ...('min' in definition ? { min: definition.min } : {}),
  ...('max' in definition ? { max: definition.max } : {}),
  ...(definition.kind === 'number' ? { decimals: definition.decimals ?? 0 } : {}),
  ...(definition.kind === 'choice' ? { options: definition.choices } : {}),
});
