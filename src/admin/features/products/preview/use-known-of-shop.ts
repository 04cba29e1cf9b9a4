import { useMemo } from 'react';
import { MAX_COMPONENTS } from '#core/domain/catalogue/parts/part.ts';
import { textIn, textsIn, type Values } from '#core/domain/fields/values.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useOffice } from '#src/admin/port/office.tsx';
import { usePartArticles } from '../parts/use-part-articles.ts';
import { useProduct } from '../product-data.ts';
import { rowsIn, type KnownOfShop } from './typed-offer.ts';

/** Fields that name what the page shows beside the product, in its order. */
export const RELATIONS = ['related', 'upSells', 'alternatives'] as const;

/** Stock of the product, and the articles that it is made of or shown with. */
export function useKnownOfShop(fields: Values): KnownOfShop {
  const { uuid } = useProduct();
  const { now } = useOffice();
  const { answer } = useAnswer('api.admin.products.stock', uuid === null ? null : { params: { uuid } });
  const parts = rowsIn(fields['parts']).map((row) => textIn(row['article']));
  const named = [...parts, ...RELATIONS.flatMap((name) => textsIn(fields[name]))].filter((one) => one !== '');
  const { articleOf } = usePartArticles('fields.', named.slice(0, MAX_COMPONENTS));
  const available = useMemo(() => {
    const sums = new Map<string, number>();
    for (const one of answer ?? []) sums.set(one.sku, (sums.get(one.sku) ?? 0) + one.available);
    return sums;
  }, [answer]);
  return { available, articleOf, nowMs: Date.parse(now()) };
}
