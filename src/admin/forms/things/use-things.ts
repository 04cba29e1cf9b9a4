/** Things that a field or a block names: documents of this device; what only the shop knows, as it answers. */
import { useCallback, useMemo, useState } from 'react';
import type { FoundTarget } from '#core/contract/cms/block-routes.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import type { LookupRow } from '#core/resources/resource-rows.ts';
import { useAdmin, useAdminCall } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { findByWords } from '#src/admin/forms/lookup/find-by-words.ts';
import type { FindByName } from '#src/admin/forms/lookup/found-combobox.tsx';
import { useDocuments } from '#src/admin/store/documents/use-documents.ts';
import { failureOf } from '#src/api/failure.ts';

export type ThingTarget = FoundTarget | 'content' | 'person';

/** Named in one question at most. */
const MOST_NAMED = 24;
/** Typing pauses this long before the shop is asked. */
const PAUSE_MS = 200;

const isContent = (head: DocumentHead): boolean => head.of === 'content' && head.status !== 'trash';
const isComponent = ({ of, deletedAt }: DocumentHead): boolean => of === 'component' && deletedAt === null;

export interface Things {
  readonly find: FindByName;
  readonly pauseMs: number;
  /** What a chosen one is called, as far as it is known here. */
  readonly nameOf: (value: string) => string | undefined;
  /** Remembers what was just chosen. */
  readonly learn: (row: LookupRow) => void;
}

export function useThings(target: ThingTarget, chosen: readonly string[]): Things {
  const call = useAdminCall();
  const { may } = useAdmin();
  const isPerson = target === 'person';
  const isHere = target === 'content' || target === 'component';
  const mayAskPeople = may('admins.index');
  const documents = useDocuments(target === 'component' ? isComponent : isContent);
  const named = useAnswer(
    'api.admin.blocks.find',
    isPerson || isHere || chosen.length === 0
      ? null
      : { body: { target, words: '', values: chosen.slice(0, MOST_NAMED) } },
  );
  const people = useAnswer('api.admin.admins.lookup', isPerson && mayAskPeople ? { query: { q: '' } } : null);
  const [learnt, setLearnt] = useState<ReadonlyMap<string, string>>(new Map());
  const rows = useMemo(
    () =>
      isPerson
        ? (people.answer ?? []).map(({ uuid, title }) => ({ uuid, name: title }))
        : isHere
          ? (documents ?? []).map(({ uuid, title }) => ({ uuid, name: title }))
          : (named.answer ?? []).map(({ value, title }) => ({ uuid: value, name: title })),
    [isPerson, isHere, people.answer, documents, named.answer],
  );
  const names = useMemo(
    () => new Map([...learnt, ...rows.map(({ uuid, name }) => [uuid, name] as const)]),
    [rows, learnt],
  );
  const ask = useCallback(
    async (words: string, signal: AbortSignal): Promise<readonly LookupRow[]> => {
      if (target === 'person')
        return mayAskPeople ? call('api.admin.admins.lookup', { query: { q: words } }, { signal }) : [];
      if (target === 'content') return [];
      const asked = { target, words: cutText(words, 100), values: [] };
      const found = await call('api.admin.blocks.find', { body: asked }, { signal });
      return found.map(({ value, title, subtitle }) => ({
        uuid: value,
        title,
        ...(subtitle === '' ? {} : { subtitle }),
      }));
    },
    [call, mayAskPeople, target],
  );
  /* looked through anew as what is on this device changes; the shop answers by itself */
  const findHere = useCallback(
    (words: string) => Promise.resolve(findByWords(rows, words).map(({ uuid, name }) => ({ uuid, title: name }))),
    [rows],
  );
  const findAway = useCallback(
    (words: string, signal: AbortSignal): Promise<readonly LookupRow[] | 'away'> =>
      ask(words, signal).catch((error: unknown) => {
        /* a fault of ours is thrown on; of a question that nobody waits for any more nothing is asked */
        if (!signal.aborted) failureOf(error);
        return 'away' as const;
      }),
    [ask],
  );
  return {
    find: isHere ? findHere : findAway,
    pauseMs: isHere ? 0 : PAUSE_MS,
    nameOf: (value) => names.get(value),
    learn: ({ uuid, title }) => setLearnt((known) => new Map([...known, [uuid, title]])),
  };
}
