import { useCallback, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { PartArticle } from '#core/contract/admin/products/articles.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { failureOf } from '#src/api/failure.ts';
import type { FindByName } from '#src/admin/forms/lookup/found-combobox.tsx';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';

export interface PartArticles {
  /** As far as the shop has told it, or this device has kept it. */
  readonly articleOf: (uuid: string) => PartArticle | undefined;
  readonly find: FindByName;
}

const isArea = (area: unknown): area is 'auto' | 'moto' => area === 'auto' || area === 'moto';

/** The articles that a product is put together of, and those that it may be. */
export function usePartArticles(prefix: string, uuids: readonly string[]): PartArticles {
  const call = useAdminCall();
  const watched: unknown = useWatch({ name: `${prefix}area` });
  const area = isArea(watched) ? watched : 'auto';
  const key = [...new Set(uuids)].toSorted().join(' ');
  const named = useAnswer('api.admin.products.articles', key === '' ? null : { body: { area, uuids: key.split(' ') } });
  const [learnt, setLearnt] = useState<ReadonlyMap<string, PartArticle>>(new Map());
  const known = useMemo(
    () => new Map([...learnt, ...(named.answer ?? []).map((one) => [one.uuid, one] as const)]),
    [learnt, named.answer],
  );
  const find = useCallback(
    (words: string, signal: AbortSignal) =>
      call('api.admin.products.articles', { body: { area, q: cutText(words, 100) } }, { signal }).then(
        (rows) => {
          setLearnt((before) => new Map([...before, ...rows.map((one) => [one.uuid, one] as const)]));
          return rows.map(({ uuid, sku, ...article }) => ({ uuid, title: titleOf(article), subtitle: sku }));
        },
        (error: unknown) => {
          /* a fault of ours is thrown on; of a question that nobody waits for any more nothing is asked */
          if (!signal.aborted) failureOf(error);
          return 'away' as const;
        },
      ),
    [call, area],
  );
  return { articleOf: (uuid) => known.get(uuid), find };
}

/** With what tells a variant from the others. */
export const titleOf = ({ name, options }: Pick<PartArticle, 'name' | 'options'>): string =>
  options === '' ? name : `${name} – ${options}`;
