import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bulkBar, historyView } from '#styled/recipes';
import { answered as told } from '#src/admin/api/answered.ts';
import { useAdminCall, useToast, useUnsaved } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextArea } from '#src/ui/field/text-input.tsx';
import { Panel } from './panel.tsx';

const LONGEST = 5_000;

/** What colleagues tell each other of a customer. */
export function NotesPanel({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const answered = useAnswer('api.admin.customers.notes.index', { params: { uuid } });
  return (
    <Panel
      answered={answered}
      empty={t`Aucune note pour le moment.`}
      before={<NewNote uuid={uuid} onWritten={answered.reload} />}
    >
      {(rows) => (
        <ul aria-label={t`Notes`}>
          {rows.map(({ uuid: id, note, author, createdAt }) => (
            <li key={id} className={historyView().entry}>
              <span>{note}</span>
              <span className={historyView().who}>{t`${author}, ${dateTime(createdAt)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function NewNote({ uuid, onWritten }: { uuid: string; onWritten: () => void }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  const { ask, failure } = useAsk();
  const [note, setNote] = useState('');
  const [id, setId] = useState(() => crypto.randomUUID());
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useUnsaved(note.trim() !== '');
  const save = async (): Promise<void> => {
    setMissing(note.trim() === '');
    if (note.trim() === '') return;
    setBusy(true);
    const body = { id, note: note.trim() };
    const isDone = await ask(() => told(call('api.admin.customers.notes.store', { params: { uuid }, body })));
    setBusy(false);
    if (!isDone) return;
    setNote('');
    setId(crypto.randomUUID());
    toast(t`Note ajoutée`);
    onWritten();
  };
  return (
    <div className={bulkBar().form}>
      <FailureNote failure={failure} />
      <Field
        label={t`Nouvelle note`}
        hint={t`Jamais visible par le client.`}
        error={isMissing ? t`Écrivez la note.` : null}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={LONGEST}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="button" tone="line" loading={isBusy} onClick={() => void save()}>
          {t`Ajouter la note`}
        </Button>
      </div>
    </div>
  );
}
