/** The same fields written at two places: both are shown, and the author decides (sync rule S85). */
import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout, prose } from '#styled/recipes';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

export interface TwoVersionsProps {
  /** The fields that differ, with both values in words. */
  fields: readonly { readonly name: string; readonly label: string; readonly held: string; readonly typed: string }[];
  /** Takes what the account holds and lets go of what was typed. */
  onKeepHeld: () => void;
}

export function TwoVersions({ fields, onKeepHeld }: TwoVersionsProps) {
  const { t } = useLingui();
  const none = t`vide`;
  return (
    <Note tone="warn" role="status" title={t`Modifié entre-temps sur un autre appareil.`}>
      <p>
        <Trans>Rien n’est perdu : comparez, corrigez ci-dessous, puis enregistrez votre version.</Trans>
      </p>
      <div className={prose()}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Champ`}</th>
              <th scope="col">{t`Sur le compte`}</th>
              <th scope="col">{t`Votre saisie`}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, label, held, typed }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{held === '' ? none : held}</td>
                <td>{typed === '' ? none : typed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={formLayout().actions}>
        <Button tone="line" size="sm" onClick={onKeepHeld}>
          {t`Garder ce qui est sur le compte`}
        </Button>
      </div>
    </Note>
  );
}
