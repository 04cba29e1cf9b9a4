import { useMemo } from 'react';
import type { productFormRoute } from '#core/contract/admin/products/families.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import type { FindRules } from '#src/admin/forms/values/values-rules.ts';
import { rulesOfFamily } from './attribute-rules.ts';

export type ProductFormData = RouteAnswer<typeof productFormRoute>;

const NOTHING: ProductFormData = { families: [], attributes: [], categories: [], taxes: [] };

/** Families, attributes, categories and taxes, as the shop has them or as this device kept them. */
export function useProductForm(): {
  readonly data: ProductFormData;
  readonly isHere: boolean;
  readonly find: FindRules;
} {
  const { answer } = useAnswer('api.admin.products.form', {});
  const data = answer ?? NOTHING;
  const find = useMemo<FindRules>(() => {
    const families = new Map(data.families.map((one) => [one.uuid, rulesOfFamily(one, data.attributes)]));
    return ({ familyId }) => (typeof familyId === 'string' ? (families.get(familyId) ?? null) : null);
  }, [data]);
  return { data, isHere: answer !== null, find };
}
