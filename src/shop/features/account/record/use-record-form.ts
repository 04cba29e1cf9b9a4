/**
 * The form of a record of the account: what is typed is kept on this device, saved on the revision that was seen, and
 * compared with what was written at another place meanwhile (sync rule S85).
 */
import { useCallback, useRef, useState, type BaseSyntheticEvent } from 'react';
import { useWatch, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { FieldSet } from '#core/resources/field.ts';
import { differences } from '#core/resources/field-set.ts';
import type { Version } from '#src/shop/features/account/conflict/moved.ts';
import { useMoving } from '#src/shop/features/account/conflict/use-moving.ts';
import { useContractForm } from '#src/forms/contract-form.ts';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import type { Person } from '#src/shop/store/person/person.ts';
import { draftKeyOf, type Draft } from '#src/shop/store/drafts/drafts.ts';
import type { PerformOptions } from '#src/sync/outbox/perform.ts';

export interface RecordFormOptions<Values extends FieldValues, Output> {
  fields: FieldSet;
  schema: GenericSchema<Values, Output>;
  /** The record as it is now; null for a new one, and for one that is gone. */
  record: { readonly rev: number; readonly revId?: string | undefined; readonly values: DefaultValues<Values> } | null;
  /** What a new one begins with. */
  blank: DefaultValues<Values>;
  /** What can be read of a draft or a refused change, over what the form would hold without it. */
  read: (kept: Readonly<Record<string, unknown>>, held: DefaultValues<Values>) => DefaultValues<Values>;
  draft: Draft;
  /** Name of the draft. */
  name: string;
  /** The refused change being mended. */
  editingRefused: string | null;
  save: (own: Person, output: Output, options: PerformOptions) => Promise<unknown>;
  /** It is safe on this device. */
  onSaved: () => void;
  /** What was typed is let go: what the account holds stays. */
  onLetGo: () => void;
}

export interface RecordForm<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly submit: (event: BaseSyntheticEvent) => Promise<void>;
  /** What the account holds, and what is typed. */
  readonly held: FieldValues;
  readonly typed: FieldValues;
  /** Fields in which they differ, where the author has to decide. */
  readonly moved: readonly string[];
  /** Something is typed that is not saved. */
  readonly isTyping: boolean;
  /** Deleted at another place. */
  readonly isGone: boolean;
  readonly keepHeld: () => void;
}

const NEVER: Version = { rev: 0, values: null };

const keptIn = (draft: unknown): Readonly<Record<string, unknown>> | null =>
  typeof draft === 'object' && draft !== null && 'fields' in draft && draft.fields !== undefined ? { ...draft } : null;

/** What the typing began on: the revision a draft remembers, or the record as it is. */
function beginning(kept: Readonly<Record<string, unknown>> | null, record: Version | null): Version {
  const [rev, revId] = [kept?.['rev'], kept?.['revId']];
  if (typeof rev !== 'number' || rev < 1) return record ?? NEVER;
  return { rev, values: null, ...(typeof revId === 'string' ? { revId } : {}) };
}

export function useRecordForm<Values extends FieldValues, Output extends object>(
  options: RecordFormOptions<Values, Output>,
): RecordForm<Values, Output> {
  const { fields, schema, record, draft, editingRefused } = options;
  const change = useChange();
  const [blank] = useState(options.blank);
  const held = record?.values ?? blank;
  const [kept] = useState(() => keptIn(draft.value));
  const [start] = useState(() => (kept === null ? held : options.read(kept, held)));
  const [seen, setSeen] = useState<Version>(() => beginning(kept, record));
  /* what the account holds, or was last saved here: typing that leads back to it is no draft */
  const known = useRef<object>(held);
  /* what is being saved leaves with its change: a late write must not bring it back */
  const isSaving = useRef(false);
  const { keep: keepDraft, drop } = draft;
  const keep = useCallback(
    (values: Values) => {
      if (isSaving.current) return;
      if (differences(fields, known.current, values).length === 0) void drop();
      else keepDraft({ rev: seen.rev, ...(seen.revId === undefined ? {} : { revId: seen.revId }), fields: values });
    },
    [fields, drop, keepDraft, seen.rev, seen.revId],
  );
  const form = useContractForm<Values, Output>({ schema, defaults: start, keep });
  const typed = useWatch({ control: form.control });
  const take = (rev: number, values: DefaultValues<Values>, revId?: string): void => {
    known.current = values;
    if (record !== null) setSeen({ rev, values, revId });
    form.reset(values);
  };
  const adopt = (): void => {
    if (record !== null) take(record.rev, held, record.revId);
  };
  const now = { rev: record?.rev ?? 0, revId: record?.revId, values: held };
  const moved = useMoving({ fields, seen, now, typed, onAdopt: adopt });

  const save = async (output: Output): Promise<void> => {
    isSaving.current = true;
    const how = {
      draft: draftKeyOf(options.name, editingRefused),
      ...(editingRefused === null ? {} : { replaces: editingRefused }),
    };
    const isSafe = await change((own) => options.save(own, output, how));
    if (isSafe) take(now.rev + 1, options.read({ fields: output }, held));
    isSaving.current = false;
    if (isSafe) options.onSaved();
  };
  const keepHeld = async (): Promise<void> => {
    adopt();
    await drop();
    if (editingRefused !== null) await change((own) => own.discard(editingRefused));
    options.onLetGo();
  };
  return {
    form,
    submit: (event) => form.handleSubmit(save)(event),
    held,
    typed,
    moved,
    isTyping: differences(fields, held, typed).length > 0,
    isGone: record === null && seen.rev > 0,
    keepHeld: () => void keepHeld(),
  };
}
