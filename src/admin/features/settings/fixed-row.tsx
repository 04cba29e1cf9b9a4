/** What the server's environment settles: shown, and changed there. */
import { useLingui } from '@lingui/react/macro';
import { settings } from '#styled/recipes';
import type { SettingsAnswer } from '#src/admin/features/settings/setting-calls.ts';
import { Row, type SettingRowProps } from '#src/admin/features/settings/setting-row.tsx';
import { nameOf } from '#src/admin/features/settings/setting-shape.ts';
import { Field } from '#src/ui/field/field.tsx';
import { useLabel } from '#src/forms/field-words.ts';

interface FixedRowProps extends SettingRowProps {
  fixed: SettingsAnswer['fixed'][number];
}

export function FixedRow({ code, fields, fixed }: FixedRowProps) {
  const { t } = useLingui();
  const say = useLabel();
  const { variable, value } = fixed;
  const text = typeof value === 'string' ? value : String(value);
  return (
    <Row
      isOwn
      control={
        <Field label={say(fields[nameOf(code)]?.label ?? '')}>
          {({ id }) => (
            <output id={id} className={settings().shown}>
              {text === '' ? t`vide` : text}
            </output>
          )}
        </Field>
      }
      origin={t`Réglé sur le serveur par ${variable}`}
      action={null}
    />
  );
}
