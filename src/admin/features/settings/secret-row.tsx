/** A secret at a place: whether there is one, and a field for another. Nobody is shown what it is. */
import { useLingui } from '@lingui/react/macro';
import { placeName, placesAround } from '#core/settings/inheritance.ts';
import { nameOf } from '#src/admin/features/settings/setting-shape.ts';
import { usePlaceNames } from '#src/admin/features/settings/setting-words.ts';
import { reachable, Row, type SettingRowProps } from '#src/admin/features/settings/setting-row.tsx';
import type { SettingsAnswer } from '#src/admin/features/settings/setting-calls.ts';
import { PasswordField } from '#src/forms/password-field.tsx';
import { useLabel } from '#src/forms/field-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';

interface SecretRowProps extends SettingRowProps {
  secrets: SettingsAnswer['secrets'];
  /** Null: it may not be taken away now. */
  onForget: ((place: ReturnType<typeof reachable>) => void) | null;
}

export function SecretRow({ code, fields, place, secrets, onForget }: SecretRowProps) {
  const { t } = useLingui();
  const say = useLabel();
  const format = useFormat();
  const names = usePlaceNames();
  const name = nameOf(code);
  const here = reachable(code, place);
  const at = placeName(here);
  const path = at === '' ? `fields.${name}` : `channels.${at}.${name}`;
  const own = secrets.find((one) => one.code === code && one.place === at);
  const inherited = placesAround(here).some((one) => secrets.some((kept) => kept.code === code && kept.place === one));
  const field = fields[name];
  if (field === undefined) return null;
  const label = say(field.label);
  const when = own === undefined ? '' : format.dateTime(own.at);
  const hint =
    own === undefined
      ? t`Chiffré, jamais affiché.`
      : t`Chiffré, jamais affiché. Laissez vide pour garder celui qui est là.`;
  return (
    <Row
      isOwn={own !== undefined}
      control={<PasswordField name={path} label={label} kind="new" hint={hint} />}
      origin={own === undefined ? (inherited ? t`Hérité` : t`Aucun secret`) : t`${names.of(here)}, écrit le ${when}`}
      action={
        own === undefined || onForget === null ? null : (
          <Button tone="text" size="sm" aria-label={t`Retirer : ${label}`} onClick={() => onForget(here)}>
            {t`Retirer`}
          </Button>
        )
      }
    />
  );
}
