/** One option in the place of another, in every product at once. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { useAdmin, useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import type { RecordActionsOf } from '#src/admin/screens/form/record-form.tsx';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

/** Only of an attribute that has options to choose from. */
export function ReplaceOption(props: RecordActionsOf) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const [isOpen, setOpen] = useState(false);
  const options: unknown = Reflect.get(props.row.fields, 'options');
  if (!may('attributes.update') || !Array.isArray(options) || options.length < 2) return null;
  return (
    <>
      <Button tone="line" onClick={() => setOpen(true)}>
        {t`Remplacer un choix`}
      </Button>
      {isOpen ? <ReplaceSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ReplaceSheet({ uuid, row, onReload, onClose }: RecordActionsOf & { onClose: () => void }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  const { answer, failure: unread } = useAnswer('api.admin.attributes.options', { params: { uuid } });
  const [option, setOption] = useState('');
  const [by, setBy] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const options = answer ?? [];
  const chosen = options.find((one) => one.uuid === option);
  const replace = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { rev: row.rev, baseRevId: row.revId, option, by };
      const { count } = await call('api.admin.attributes.replace-option', { params: { uuid }, body });
      toast(t`Choix remplacé. Produits modifiés : ${count}.`);
      onClose();
      onReload();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Remplacer un choix`}
      closeLabel={t`Fermer`}
      footer={
        <div className={formLayout().actions}>
          <Button tone="line" onClick={onClose}>
            {t`Annuler`}
          </Button>
          <Button
            tone="ink"
            loading={isBusy}
            disabled={option === '' || by === '' || option === by}
            onClick={() => void replace()}
          >
            {t`Remplacer partout`}
          </Button>
        </div>
      }
    >
      <div className={formLayout().stack}>
        <SameVariants failure={failure ?? unread} />
        <Field label={t`Choix à retirer`}>
          {(control) => (
            <Select {...control} value={option} onChange={({ target }) => setOption(target.value)}>
              <option value="">{t`Choisissez`}</option>
              {options.map((one) => (
                <option key={one.uuid} value={one.uuid}>
                  {`${one.name} (${String(one.count)})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t`Choix qui le remplace`}>
          {(control) => (
            <Select {...control} value={by} onChange={({ target }) => setBy(target.value)}>
              <option value="">{t`Choisissez`}</option>
              {options
                .filter((one) => one.uuid !== option)
                .map((one) => (
                  <option key={one.uuid} value={one.uuid}>
                    {one.name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        {chosen === undefined ? null : (
          <p>
            <Trans>
              Produits concernés : {chosen.count}. Le choix « {chosen.name} » est retiré de la liste ; cela ne s’annule
              pas.
            </Trans>
          </p>
        )}
      </div>
    </Sheet>
  );
}

/** Variants that nothing would tell apart any more are named: they are to be changed first. */
function SameVariants({ failure }: { failure: Failure | null }) {
  const { t } = useLingui();
  const skus: unknown = failure?.kind === 'refusal' ? failure.refusal.data['skus'] : undefined;
  if (!Array.isArray(skus)) return <FailureNote failure={failure} />;
  const named = skus.join(', ');
  return (
    <Note tone="warn" title={t`Des déclinaisons seraient identiques.`}>
      <Trans>Rien ne distinguerait plus ces articles : {named}. Modifiez-les ou supprimez-en d’abord.</Trans>
    </Note>
  );
}
