import { faultsOf } from '#core/domain/fields/kinds.ts';
import type { SettingDefinition } from '../definition.ts';
import { ruleOf } from './setting-rule.ts';
import { formatSetting } from './setting-text.ts';

/** Why a value does not fit its definition, as a code of a field; null where it fits. */
export function settingFault(definition: SettingDefinition, value: unknown): string | null {
  if (formatSetting(definition, value) !== undefined) return null;
  if (value === null || value === undefined) return 'required';
  const rule = ruleOf(definition);
  const [fault] = faultsOf(rule, value, { isStrict: true });
  return fault?.code ?? rule.fault ?? 'value.invalid';
}
