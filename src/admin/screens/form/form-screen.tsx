/** The page of a record, new or known: reads it, offers a draft that was left, and draws its form. */
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { recordForm } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { Managed } from '#core/resources/resource-rows.ts';
import { rightTo, type Resource } from '#core/resources/resource.ts';
import { useAdmin, useAdminCall, useHeader, useRoute, useToast } from '#src/admin/port/port.tsx';
import { useOffice } from '#src/admin/port/office.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { LookupsProvider } from '#src/admin/forms/lookup/lookups.ts';
import { lookupsOf } from '#src/admin/screens/form/lookups-of.ts';
import { DraftOffer } from '#src/admin/screens/form/draft/draft-offer.tsx';
import type { FormDraft } from '#src/admin/screens/form/draft/form-draft.ts';
import { useFormDraft } from '#src/admin/screens/form/draft/use-form-draft.ts';
import { copyOf } from '#src/admin/screens/form/record/copy-record.ts';
import { recordCalls } from '#src/admin/screens/form/record/record-calls.ts';
import { useFormParts } from '#src/admin/screens/form/layout/form-parts.ts';
import { readRecord, recordShape } from '#src/admin/screens/form/places/record-places.ts';
import type { Seen } from '#src/admin/screens/form/record/use-record-form.ts';
import { RecordForm, type RecordFormProps, type RecordPanel } from '#src/admin/screens/form/record-form.tsx';
import type { RecordValues } from '#src/admin/screens/form/version/record-values.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useLabel } from '#src/forms/field-words.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

interface FormScreenProps {
  resource: Resource;
  /** Tabs of a known record that a feature draws itself. */
  panels?: readonly RecordPanel[];
  /** What a feature does with a known record, beside what is done with every record. */
  Actions?: RecordFormProps['Actions'];
  /** What a new record begins with, by the names of its fields. */
  preset?: Readonly<Record<string, unknown>>;
  /** It was written or deleted: what lists it reads it again. */
  onWritten?: () => void;
}

const NO_PRESET = {};

/** Each record and each copy begins anew. */
export function FormScreen({ resource, panels = [], Actions, preset = NO_PRESET, onWritten }: FormScreenProps) {
  const { params, query } = useRoute();
  const { admin } = useAdmin();
  const id = params['id'] ?? null;
  const copied = id === null ? query.get('copie') : null;
  if (admin === null) return null;
  return (
    <OneRecord
      key={`${resource.name} ${id ?? ''} ${copied ?? ''} ${id === null ? JSON.stringify(preset) : ''}`}
      resource={resource}
      panels={panels}
      Actions={Actions}
      preset={preset}
      onWritten={onWritten}
      owner={admin.id}
      id={id}
      copied={copied}
    />
  );
}

interface OneRecordProps extends Omit<FormScreenProps, 'Actions' | 'onWritten'> {
  Actions: FormScreenProps['Actions'] | undefined;
  onWritten: FormScreenProps['onWritten'] | undefined;
  owner: string;
  /** Null for a new one. */
  id: string | null;
  /** The record that a new one begins as. */
  copied: string | null;
}

type Start = { readonly seen: Seen; readonly values: RecordValues };

function OneRecord({
  resource,
  panels = [],
  Actions,
  preset = NO_PRESET,
  onWritten,
  owner,
  id,
  copied,
}: OneRecordProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const { now, answers } = useOffice();
  const { may } = useAdmin();
  const { navigate, staysHere } = useRoute();
  const [stays] = useState(staysHere);
  const call = useAdminCall();
  const calls = useMemo(() => recordCalls(call, resource), [call, resource]);
  const { known } = useFormParts();
  const lookups = useMemo(() => lookupsOf(call, known), [call, known]);
  const { name } = resource;
  const wanted = id ?? copied;
  const { answer, failure, isLoading, reload } = useAnswer(
    `api.admin.${name}.show`,
    wanted === null ? null : { params: { uuid: wanted } },
  );
  const draft = useFormDraft({ owner, resource: name, uuid: id, now });
  const [decided, setDecided] = useState<'resumed' | 'dropped' | null>(null);
  const [fresh] = useState(() => crypto.randomUUID());
  const list = adminHref(`admin.${name}`);
  const onLeave = useCallback(() => {
    onWritten?.();
    navigate(list);
  }, [navigate, list, onWritten]);
  const isRead = wanted === null || answer !== null;
  if (draft.found === undefined || !isRead)
    return <Waiting resource={resource} failure={isLoading ? null : failure} onRetry={reload} />;
  const offered = decided === null ? draft.found : null;
  if (offered !== null)
    return (
      <LookupsProvider value={lookups}>
        <Offered
          resource={resource}
          draft={offered}
          onResume={() => setDecided('resumed')}
          onDrop={() => {
            draft.drop();
            setDecided('dropped');
          }}
        />
      </LookupsProvider>
    );
  const isFixed = id !== null && resource.fixedBy !== undefined && answer?.computed?.[resource.fixedBy] === true;
  const resumed = decided === 'resumed' ? draft.found : null;
  const uuid = id ?? resumed?.uuid ?? fresh;
  return (
    <LookupsProvider value={lookups}>
      <RecordForm
        resource={resource}
        panels={panels}
        Actions={Actions}
        uuid={uuid}
        row={id === null ? null : answer}
        start={startOf(resource, { answer, isCopy: copied !== null, resumed, locale, preset })}
        isResumed={resumed !== null}
        calls={calls}
        draft={draft}
        now={now}
        isFixed={isFixed}
        mayWrite={!isFixed && may(rightTo(resource, id === null ? 'store' : 'update'))}
        onLeave={onLeave}
        onReload={reload}
        onSaved={(saved, isNew) => {
          if (isNew) toast(t`Créé.`);
          onWritten?.();
          /* its page stands from here on, also where the network goes in this very moment */
          const kept = answers.keep(`api.admin.${name}.show`, { params: { uuid } }, keptOf(uuid, saved, answer, now()));
          void kept.finally(() => {
            if (!isNew) reload();
            else if (stays()) navigate(adminHref(`admin.${name}.edit`, { id: uuid }), { replace: true });
          });
        }}
      />
    </LookupsProvider>
  );
}

/** What the shop would answer to whoever asked for it now, but for what only the shop works out. */
const keptOf = (uuid: string, { rev, values }: Seen, before: Managed | null, at: string) => ({
  answer: { ...before, uuid, rev, createdAt: before?.createdAt ?? at, updatedAt: at, ...values },
  at,
});

interface Beginning {
  readonly answer: Managed | null;
  readonly isCopy: boolean;
  readonly resumed: FormDraft | null;
  readonly locale: Parameters<typeof copyOf>[2];
  readonly preset: Readonly<Record<string, unknown>>;
}

function startOf(resource: Resource, { answer, isCopy, resumed, locale, preset }: Beginning): Start {
  if (resumed !== null)
    return {
      seen: { rev: resumed.rev, revId: resumed.revId, values: readRecord(resource, resumed.base) },
      values: readRecord(resource, resumed.values),
    };
  const held = readRecord(resource, answer);
  if (answer !== null && !isCopy) return { seen: { rev: answer.rev, revId: answer.revId, values: held }, values: held };
  const empty = readRecord(resource, null);
  const blank: Seen = { rev: 0, values: { ...empty, fields: { ...empty.fields, ...preset } } };
  return { seen: blank, values: isCopy ? copyOf(resource, held, locale) : blank.values };
}

function Offered({ resource, ...rest }: FormScreenProps & Omit<Parameters<typeof DraftOffer>[0], 'shape'>) {
  const say = useLabel();
  const shape = useMemo(() => recordShape(resource), [resource]);
  useHeader({ title: say(resource.words.one), parent: `admin.${resource.name}` });
  return <DraftOffer {...rest} shape={shape} />;
}

interface WaitingProps extends FormScreenProps {
  failure: Parameters<typeof FailureNote>[0]['failure'];
  onRetry: () => void;
}

/** Until the record is here; why it is not. */
function Waiting({ resource, failure, onRetry }: WaitingProps) {
  const { t } = useLingui();
  const say = useLabel();
  useHeader({ title: say(resource.words.one), parent: `admin.${resource.name}` });
  return (
    <div className={recordForm().page} aria-busy={failure === null}>
      {failure === null ? (
        <Skeleton shape="block" />
      ) : (
        <FailureNote failure={failure}>
          <Button tone="line" size="sm" onClick={onRetry}>{t`Réessayer`}</Button>
        </FailureNote>
      )}
    </div>
  );
}
