/** What a list shows: the rows that were asked for, and while others are on their way those of before. */
import { useEffect, useState } from 'react';
import type { ListMeta } from '#core/resources/resource-rows.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import type { Failure } from '#src/api/failure.ts';
import { rememberOrder } from '#src/admin/store/record-order.ts';
import { askedOf, type ListState } from '../model/list-address.ts';
import type { ResourceName } from '../model/resource-name.ts';
import type { ListRow } from '../model/row.ts';

export interface Listed {
  /** Null until something is here. */
  readonly rows: readonly ListRow[] | null;
  readonly meta: ListMeta | null;
  /** Number of the first of these rows, from 1. */
  readonly firstRank: number;
  /** The rows are the answer to what was asked before. */
  readonly isFormer: boolean;
  readonly isLoading: boolean;
  /** ISO instant of rows that this device kept; null for rows that have just come. */
  readonly keptAt: string | null;
  readonly failure: Failure | null;
  readonly reload: () => void;
}

interface Former {
  readonly resource: string;
  readonly answer: { readonly data: readonly ListRow[]; readonly meta: ListMeta } | null;
  readonly firstRank: number;
}

export function useList(resource: ResourceName, state: ListState): Listed {
  const { answer, keptAt, isLoading, failure, reload } = useAnswer(`api.admin.${resource}.index`, {
    query: askedOf(state),
  });
  const [former, setFormer] = useState<Former>({ resource, answer: null, firstRank: state.rank });
  if (answer !== null && answer !== former.answer) setFormer({ resource, answer, firstRank: state.rank });
  const isFormer = answer === null && isLoading && former.answer !== null && former.resource === resource;
  const shown = isFormer ? former.answer : answer;
  /* a form leads to the record before and after */
  useEffect(() => {
    if (answer !== null)
      rememberOrder(
        resource,
        answer.data.map(({ uuid }) => uuid),
      );
  }, [resource, answer]);
  return {
    rows: shown?.data ?? null,
    meta: shown?.meta ?? null,
    firstRank: isFormer ? former.firstRank : state.rank,
    isFormer,
    isLoading,
    keptAt,
    failure,
    reload,
  };
}
