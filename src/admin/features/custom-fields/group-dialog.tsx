import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { FieldGroup } from '#core/domain/cms/fields/custom-field.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdmin, useAdminCall, useToast, useUnsaved } from '#src/admin/port/port.tsx';
import { useLeaveQuestion } from '#src/admin/parts/leave-question.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFieldSentence } from '#src/forms/sentences.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { FieldsEditor } from './fields-editor.tsx';

interface GroupDialogProps {
  group: FieldGroup;
  isNew: boolean;
  /** Names of the types by their slugs. */
  types: ReadonlyMap<string, string>;
  groups: readonly FieldGroup[];
  onClose: () => void;
  onDone: () => void;
}

/** A group with its fields: saved as a whole, at the revision that was seen. */
export function GroupDialog({ group, isNew, types, groups, onClose, onDone }: GroupDialogProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const call = useAdminCall();
  const { may } = useAdmin();
  const { ask, failure } = useAsk();
  const sentence = useFieldSentence();
  const [first] = useState(group);
  const [typed, setTyped] = useState(first);
  const [isRemoving, setRemoving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const mayWrite = may(isNew ? 'custom-fields.store' : 'custom-fields.update');
  const put = (some: Partial<FieldGroup>): void => setTyped((now) => ({ ...now, ...some }));
  const faults = failure?.kind === 'refusal' ? (failure.refusal.data.fields ?? []) : [];
  const send = async (work: () => Promise<unknown>, told: string): Promise<void> => {
    setBusy(true);
    const isDone = await ask(() => answered(work()));
    setBusy(false);
    if (!isDone) return;
    toast(told);
    onDone();
  };
  const isDirty = JSON.stringify(typed) !== JSON.stringify(first);
  useUnsaved(isDirty);
  const { leave, question } = useLeaveQuestion(isDirty);
  const { uuid, contentType, title, isActive, position, fields } = typed;
  const body = { contentType, title, isActive, position, fields: [...fields] };
  const save = () =>
    send(
      () =>
        isNew
          ? call('api.admin.custom-fields.add', { body: { uuid, ...body } })
          : call('api.admin.custom-fields.change', { params: { uuid }, body: { ...standingOn(first), ...body } }),
      t`Les champs sont enregistrés.`,
    );
  const remove = () =>
    send(
      () => call('api.admin.custom-fields.remove', { params: { uuid }, body: standingOn(first) }),
      t`Les éléments ont été supprimés.`,
    );
  return (
    <>
      {question}
      <Sheet
        open
        size="lg"
        onClose={() => leave(onClose)}
        title={isNew ? t`Nouveau groupe de champs` : group.title}
        closeLabel={t`Fermer`}
        footer={
          mayWrite ? (
            <div className={formLayout().actions}>
              {isNew || !may('custom-fields.destroy') ? null : (
                <Button tone="text" onClick={() => setRemoving(true)}>{t`Supprimer`}</Button>
              )}
              <Button tone="ink" loading={isBusy} onClick={() => void save()}>{t`Enregistrer`}</Button>
            </div>
          ) : null
        }
      >
        <div className={formLayout().stack}>
          {faults.length === 0 ? <FailureNote failure={failure} /> : null}
          {faults.length === 0 ? null : (
            <Note role="alert" tone="danger" title={t`Corrigez ce qui est signalé.`}>
              <ul>
                {faults.map(({ path, code }) => (
                  <li key={path}>{`${placeOf(path, typed)} : ${i18n._(sentence(code, ''))}`}</li>
                ))}
              </ul>
            </Note>
          )}
          {isRemoving ? (
            <Note role="alert" tone="danger" title={t`Supprimer ce groupe ?`}>
              <p>{t`Ses champs disparaissent des formulaires. Ce qui y était écrit reste dans l’historique des contenus.`}</p>
              <div className={formLayout().actions}>
                <Button tone="line" size="sm" onClick={() => setRemoving(false)}>{t`Annuler`}</Button>
                <Button tone="danger" size="sm" loading={isBusy} onClick={() => void remove()}>{t`Supprimer`}</Button>
              </div>
            </Note>
          ) : null}
          <Field label={t`Titre`}>
            {(control) => (
              <TextInput
                {...control}
                value={title}
                maxLength={120}
                readOnly={!mayWrite}
                onChange={({ target }) => put({ title: target.value })}
              />
            )}
          </Field>
          <Field label={t`Type de contenu`}>
            {(control) => (
              <Select
                {...control}
                value={contentType}
                disabled={!mayWrite}
                onChange={({ target }) => put({ contentType: target.value })}
              >
                {[...types].map(([slug, name]) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Checkbox
            checked={isActive}
            disabled={!mayWrite}
            onChange={({ target }) => put({ isActive: target.checked })}
          >{t`Demandé dans le formulaire`}</Checkbox>
          <FieldsEditor
            fields={fields}
            level={1}
            groups={groups.filter((one) => one.uuid !== uuid)}
            mayWrite={mayWrite}
            onChange={(edit) => setTyped((now) => ({ ...now, fields: edit(now.fields) }))}
          />
        </div>
      </Sheet>
    </>
  );
}

/** The label of the field a fault is in; of a fault elsewhere its place. */
function placeOf(path: string, { fields, title }: FieldGroup): string {
  const [, at] = /^fields\.(\d+)/u.exec(path) ?? [];
  const field = at === undefined ? undefined : fields[Number(at)];
  return field?.label || field?.name || title || path;
}
