import type { SettingDefinition } from '../definition.ts';
import { formatSetting } from './setting-text.ts';

const CODES: Partial<Record<SettingDefinition['kind'], string>> = {
  email: 'email.invalid',
  siret: 'siret.invalid',
  vat: 'vat.invalid',
  colour: 'color.invalid',
};

/** Why a value does not fit its definition, as a code of a field; null where it fits. */
export function settingFault(definition: SettingDefinition, value: unknown): string | null {
  if (formatSetting(definition, value) !== undefined) return null;
  if (value === null || value === undefined) return 'required';
  if (definition.kind === 'number' || definition.kind === 'money') return numberFault(definition, value);
  const longest = 'max' in definition ? (definition.max ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  if (definition.kind !== 'numbers' && typeof value === 'string' && value.length > longest) return 'text.tooLong';
  return CODES[definition.kind] ?? 'value.invalid';
}

type Numeric = Extract<SettingDefinition, { kind: 'number' | 'money' }>;

function numberFault(definition: Numeric, value: unknown): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'number.invalid';
  const min = definition.kind === 'money' ? 0 : definition.min;
  if (value < min) return 'number.tooSmall';
  const isTooLarge = definition.kind === 'money' || value > definition.max;
  return isTooLarge && Math.abs(value) > min ? 'number.tooLarge' : 'number.invalid';
}
