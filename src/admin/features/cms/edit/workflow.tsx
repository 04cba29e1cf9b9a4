import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { formLayout } from '#styled/recipes';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { CONTENT_STATUSES, STATUS_STEPS, type ContentStatus } from '#core/domain/cms/content-status.ts';
import { permissionFor } from '#core/domain/cms/document-kind.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdmin, useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { STATUS_TONES, useStatusWords } from '#src/admin/features/cms/document-words.ts';
import { ShopLink } from '#src/admin/features/cms/shop-link.tsx';
import { InstantInput } from '#src/admin/forms/instant-input.tsx';
import { officePerson } from '#src/admin/store/sync/office-person.ts';
import { useDocuments } from '#src/admin/store/documents/use-documents.ts';
import type { Draft } from '#src/admin/store/documents/use-draft.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';

interface WorkflowProps {
  doc: string;
  type: string;
  draft: Draft;
}

type Step = Exclude<ContentStatus, 'trash'>;

/** The state of a content and the steps out of it; each needs the shop, and what is typed has to be there first. */
export function Workflow({ doc, type, draft }: WorkflowProps) {
  const { t } = useLingui();
  const words = useStatusWords();
  const { dateTime } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const found = useDocuments(useCallback((one: DocumentHead) => one.uuid === doc, [doc]));
  const head = found?.[0];
  if (head === undefined || head.rev === 0) return null;
  const { status, scheduledAt, publishedRev, rev } = head;
  const isBehind = status === 'published' && publishedRev !== null && publishedRev < rev;
  return (
    <>
      <StatusTag tone={STATUS_TONES[status]}>
        {status === 'scheduled' && scheduledAt !== null ? t`Planifié le ${dateTime(scheduledAt)}` : words[status]}
      </StatusTag>
      <ShopLink head={head} />
      {isBehind ? <span>{t`Des modifications ne sont pas publiées.`}</span> : null}
      {status === 'trash' ? null : <Button tone="ink" size="sm" onClick={() => setOpen(true)}>{t`Publier…`}</Button>}
      {isOpen ? <Steps head={head} type={type} draft={draft} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Steps({
  head,
  type,
  draft,
  onClose,
}: {
  head: DocumentHead;
  type: string;
  draft: Draft;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const toast = useToast();
  const call = useAdminCall();
  const { may } = useAdmin();
  const words = useStatusWords();
  const { ask, failure } = useAsk();
  const [at, setAt] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const place = { of: head.of, type };
  const rights = { write: 'update', publish: 'publish', destroy: 'destroy' } as const;
  const steps = CONTENT_STATUSES.filter((to): to is Step => {
    const right = STATUS_STEPS[head.status][to];
    return to !== 'trash' && right !== undefined && may(permissionFor(place, rights[right]));
  });
  const isThere = draft.state === 'server';
  const labels: Readonly<Record<Step, string>> = {
    draft: t`Repasser en brouillon`,
    pending: t`Demander une relecture`,
    scheduled: t`Planifier`,
    published: head.status === 'published' ? t`Publier les modifications` : t`Publier`,
    private: t`Rendre privé`,
  };
  const lead = async (status: Step): Promise<void> => {
    setBusy(true);
    /* what is on the screen is what is published: a colleague's later text may be known before it is shown */
    const meant = { rev: draft.rev(), ...(draft.revId === null ? {} : { revId: draft.revId }) };
    const body = { ...meant, status, ...(status === 'scheduled' && at !== null ? { at } : {}) };
    const isDone = await ask(() =>
      answered(call('api.admin.documents.status', { params: { doc: head.uuid }, body }).then(() => {})),
    );
    setBusy(false);
    if (!isDone) return;
    /* what the shop has done is asked for at once: the state beside the title is the new one when the dialog is gone */
    void officePerson().then((person) => person.resume());
    toast(`${words[status]}.`);
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={t`Publication`} closeLabel={t`Fermer`}>
      <div className={formLayout().stack}>
        <FailureNote failure={failure} />
        {isThere ? null : (
          <Note tone="info" title={t`Ce qui est écrit n’est pas encore dans la boutique.`}>
            {t`Pour publier, il faut une connexion, et que tout soit enregistré.`}
          </Note>
        )}
        {steps.includes('scheduled') ? (
          <InstantInput label={t`Date de publication`} value={at} onChange={setAt} />
        ) : null}
        {steps.map((status) => (
          <Button
            key={status}
            tone={status === 'published' ? 'ink' : 'line'}
            loading={isBusy}
            disabled={!isThere || (status === 'scheduled' && at === null)}
            onClick={() => void lead(status)}
          >
            {labels[status]}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
