/**
 * The form of a record: typed, kept on the device, saved on the revision that was seen. Written meanwhile by somebody
 * else, it merges what does not overlap and asks about the rest.
 *
 *   editing ─ save ─► saved
 *      ▲       └ moved ─► merged, saved again        nothing was changed by both
 *      │               └► deciding ─ chosen ─► saved on their revision
 *      └──────────────────── later: the draft stays ┘
 */
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { withoutSecrets } from '#core/resources/field-set.ts';
import type { Managed } from '#core/resources/resource-rows.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { useContractForm } from '#src/forms/contract-form.ts';
import type { FormDraft } from '#src/admin/screens/form/draft/form-draft.ts';
import type { RecordShape } from '#src/admin/screens/form/places/record-places.ts';
import type { RecordCalls } from '#src/admin/screens/form/record/record-calls.ts';
import { differingPlaces, mergeVersions, type Merged } from '#src/admin/screens/form/version/merge-versions.ts';
import type { FieldPlace, PlacePath, RecordValues } from '#src/admin/screens/form/version/record-values.ts';

/** A version that was seen: what is typed differs from it, and is saved on it. */
export interface Seen {
  /** 0 while the shop does not know the record. */
  readonly rev: number;
  /** Undefined where the shop has not told it. */
  readonly revId?: string | undefined;
  readonly values: RecordValues;
}

/** Two versions of which the person has to choose. */
export interface Collision {
  readonly base: RecordValues;
  readonly mine: RecordValues;
  readonly theirs: RecordValues;
  /** ISO instant of theirs, and who wrote it where the history tells. */
  readonly at: string;
  readonly by: string | null;
  readonly merged: Merged;
}

export interface RecordFormOptions {
  readonly shape: RecordShape;
  readonly uuid: string;
  /** What it began on, and what is in it: the same, a copy's values, or a draft's. */
  readonly start: { readonly seen: Seen; readonly values: RecordValues };
  readonly calls: Pick<RecordCalls, 'show' | 'store' | 'update' | 'history'>;
  readonly keepDraft: (draft: Omit<FormDraft, 'at'>) => void;
  readonly dropDraft: () => void;
  readonly now: () => string;
  /** @param saved without secrets @param isNew the shop did not know it before */
  readonly onSaved: (saved: Seen, isNew: boolean) => void;
  /** Paths of places that are wrong: nothing was saved. */
  readonly onWrong: (paths: readonly string[]) => void;
}

export interface RecordForm {
  readonly form: UseFormReturn<RecordValues, unknown, RecordValues>;
  readonly places: readonly FieldPlace[];
  readonly seen: Seen;
  readonly typed: RecordValues;
  /** Places that differ from what was seen. */
  readonly changed: readonly FieldPlace[];
  /** ISO instant of the last save here. */
  readonly savedAt: string | null;
  readonly failure: Failure | null;
  readonly collision: Collision | null;
  readonly isSaving: boolean;
  /** Presses the button. */
  readonly save: () => Promise<void>;
  /** Puts back what was seen. */
  readonly revert: () => void;
  /** Takes over what the shop holds, as after a restore; what is typed is compared with it. */
  readonly meet: (row: Managed, by: string | null) => void;
}

/** So often another writer may come in between before the person is told. */
const MOST_MERGES = 3;

export function useRecordForm(options: RecordFormOptions): RecordForm {
  const { shape, uuid, start, calls, keepDraft, dropDraft, now } = options;
  const { places, schema } = shape;
  const [seen, setSeen] = useState(start.seen);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [collision, setCollision] = useState<Collision | null>(null);
  const [isSaving, setSaving] = useState(false);
  /* what is being saved leaves with its answer */
  const isHeld = useRef(false);
  /* two versions stay on the device as they were until one of them is chosen */
  const isDeciding = useRef(false);
  const current = useRef(start.seen);

  const take = (next: Seen): void => {
    current.current = next;
    setSeen(next);
  };
  const keep = useCallback(
    (values: RecordValues) => {
      if (isHeld.current || isDeciding.current) return;
      const { rev, revId, values: base } = current.current;
      const read = shape.read(values);
      if (differingPlaces(places, base, read).length === 0) dropDraft();
      else keepDraft({ uuid, rev, revId, base, values: withoutSecretsOf(shape, values) });
    },
    [shape, places, uuid, keepDraft, dropDraft],
  );
  const form = useContractForm<RecordValues, RecordValues>({ schema, defaults: start.values, keep });
  const watched = useWatch({ control: form.control });
  const typed = shape.read(watched);

  const done = (next: Seen): void => {
    const isNew = current.current.rev === 0;
    isDeciding.current = false;
    dropDraft();
    /* whoever is led on from here leaves nothing unsaved */
    flushSync(() => {
      take(next);
      form.reset(next.values);
      setCollision(null);
      setSaving(false);
      setSavedAt(now());
    });
    options.onSaved({ rev: next.rev, revId: next.revId, values: withoutSecretsOf(shape, next.values) }, isNew);
  };

  const collide = (mine: RecordValues, row: Managed, by: string | null): Collision => {
    const theirs = shape.read(row);
    const base = current.current.values;
    return { base, mine, theirs, at: row.updatedAt, by, merged: mergeVersions(places, base, mine, theirs) };
  };

  const decide = (next: Collision, { rev, revId }: Pick<Managed, 'rev' | 'revId'>): void => {
    keepDraft({
      uuid,
      rev: current.current.rev,
      revId: current.current.revId,
      base: next.base,
      values: withoutSecretsOf(shape, next.mine),
    });
    isDeciding.current = true;
    take({ rev, revId, values: next.theirs });
    form.reset(next.merged.values);
    setCollision(next);
  };

  async function write(values: RecordValues, tries: number): Promise<void> {
    const { rev, revId } = current.current;
    try {
      const written = rev === 0 ? await calls.store(uuid, values) : await calls.update({ uuid, rev, revId }, values);
      done({ rev: written.rev, revId: written.revId, values: shape.read(values) });
    } catch (error) {
      const failed = failureOf(error);
      const isMoved = failed.kind === 'refusal' && failed.refusal.code === 'record.moved';
      if (!isMoved || tries >= MOST_MERGES) {
        tell(failed);
        return;
      }
      await meetTheirs(values, tries);
    }
  }

  /** Somebody has written meanwhile, or an answer to this very save was lost on its way. */
  async function meetTheirs(values: RecordValues, tries: number): Promise<void> {
    try {
      const row = await calls.show(uuid);
      const met = collide(shape.read(values), row, await writerOf(calls, uuid));
      if (differingPlaces(places, met.theirs, met.mine).length === 0)
        done({ rev: row.rev, revId: row.revId, values: met.theirs });
      else if (met.merged.disputed.length > 0) decide(met, row);
      else {
        take({ rev: row.rev, revId: row.revId, values: met.theirs });
        await write(met.merged.values, tries + 1);
      }
    } catch (error) {
      tell(failureOf(error));
    }
  }

  /** Wrong fields at their fields, everything else in one note. */
  function tell(failed: Failure): void {
    const wrong = failed.kind === 'refusal' ? (failed.refusal.data.fields ?? []) : [];
    const known = wrong.filter(({ path }) => places.some((place) => isWithin(path, place.path)));
    for (const { path, code } of known) if (isPlacePath(path)) form.setError(path, { message: code });
    if (known.length > 0) options.onWrong(known.map(({ path }) => path));
    if (known.length === 0 || known.length < wrong.length) setFailure(failed);
  }

  const save = async (): Promise<void> => {
    if (isHeld.current) return;
    setFailure(null);
    await form.handleSubmit(
      async (values) => {
        isHeld.current = true;
        setSaving(true);
        await write(values, 0);
        isHeld.current = false;
        setSaving(false);
      },
      (errors) => options.onWrong(wrongPaths(errors)),
    )();
  };

  return {
    form,
    places,
    seen,
    typed,
    changed: differingPlaces(places, seen.values, typed),
    savedAt,
    failure,
    collision,
    isSaving,
    save,
    revert: () => {
      form.reset(seen.values);
      setFailure(null);
      dropDraft();
    },
    meet: (row, by) => {
      const mine = shape.read(form.getValues());
      const met = collide(mine, row, by);
      if (met.merged.disputed.length > 0) decide(met, row);
      else {
        take({ rev: row.rev, revId: row.revId, values: met.theirs });
        form.reset(met.merged.values);
      }
    },
  };
}

const withoutSecretsOf = ({ fields }: RecordShape, values: RecordValues): RecordValues => ({
  ...values,
  fields: { ...withoutSecrets(fields, values.fields) },
  ...(values.channels === undefined
    ? {}
    : {
        channels: Object.fromEntries(
          Object.entries(values.channels).map(([code, own]) => [code, { ...withoutSecrets(fields, own) }]),
        ),
      }),
});

const isPlacePath = (path: string): path is PlacePath => /^(?:fields|translations|channels)\./u.test(path);

const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}.`);

/** Who wrote last; null where the history does not say. */
async function writerOf(calls: Pick<RecordCalls, 'history'>, uuid: string): Promise<string | null> {
  try {
    const [last] = await calls.history(uuid);
    return last?.actor.name ?? null;
  } catch (error) {
    failureOf(error);
    return null;
  }
}

/** Dotted paths of everything that a form finds wrong. */
export function wrongPaths(errors: object, prefix = ''): readonly string[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const path = prefix + key;
    return 'message' in value && typeof value.message === 'string' ? [path] : wrongPaths(value, `${path}.`);
  });
}
