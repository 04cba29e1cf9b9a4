/** A setting that names a record by its code: chosen by what the record is called, typed by whoever may not see them. */
import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { rightTo, type Resource } from '#core/resources/resource.ts';
import { groups } from '#core/resources/users/groups.ts';
import { taxCategories } from '#core/resources/configuration/tax-categories.ts';
import type { SettingDefinition } from '#core/settings/definition.ts';
import { SETTINGS, type SettingCode } from '#core/settings/registry.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import { codeOf } from '#src/admin/features/settings/setting-shape.ts';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { SelectField } from '#src/forms/choice-fields.tsx';

const OF = { groups, 'tax-categories': taxCategories } as const satisfies Readonly<Record<string, Resource>>;
type Named = keyof typeof OF;

/** What a setting names; null for every other one. */
export function ofCode(code: SettingCode): Named | null {
  const definition: SettingDefinition = SETTINGS[code];
  return 'of' in definition ? (definition.of ?? null) : null;
}

export function CodeSetting(props: WidgetProps) {
  const { may } = useAdmin();
  const name = ofCode(codeOf(props.own));
  if (name === null || !may(rightTo(OF[name], 'index'))) return <ADMIN_WIDGETS.slug {...props} />;
  return <Chosen {...props} of={name} />;
}

/** Nobody has more of them than a page holds. */
const MOST = 100;

function Chosen({ of, ...props }: WidgetProps & { of: Named }) {
  const { t } = useLingui();
  const field = useFieldProps(props);
  const value: unknown = useWatch({ name: field.name });
  const { answer } = useAnswer(`api.admin.${of}.index`, { query: { perPage: MOST } });
  const known = (answer?.data ?? []).map(({ fields: { code, name } }) => ({
    value: textOf(code),
    label: textOf(name),
  }));
  /* a code that no record has any more is still what counts */
  const isKnown = typeof value !== 'string' || known.some((one) => one.value === value);
  const options = isKnown ? known : [{ value, label: answer === null ? value : t`${value} (n’existe plus)` }, ...known];
  return <SelectField {...field} options={options} />;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
