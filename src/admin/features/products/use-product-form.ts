import { useMemo } from 'react';
import type { productFormRoute } from '#core/contract/admin/products/families.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import type { FindRules } from '#src/admin/forms/values/values-rules.ts';
import type { FormParts } from '#src/admin/screens/form/layout/form-parts.ts';
import { rulesOfFamily } from './attribute-rules.ts';

export type ProductFormData = RouteAnswer<typeof productFormRoute>;

const NOTHING: ProductFormData = { families: [], attributes: [], categories: [], taxes: [] };

/** Parts of the form of a product, which names its family without asking the shop again. */
export function useKnownParts(parts: FormParts, { families }: ProductFormData): FormParts {
  return useMemo(() => {
    const rows = families.map(({ uuid, name }) => ({ uuid, title: name }));
    return rows.length === 0 ? parts : { ...parts, known: { 'attribute-families': rows } };
  }, [parts, families]);
}

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
