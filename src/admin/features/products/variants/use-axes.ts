import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormAttribute } from '#core/contract/admin/products/families.ts';
import { textsIn } from '#core/domain/fields/values.ts';
import { useProduct } from '../product-data.ts';

export interface Axes {
  /** Attributes of the family by which variants may differ. */
  readonly offered: readonly FormAttribute[];
  /** Those that this product is told apart by, in their order. */
  readonly chosen: readonly FormAttribute[];
}

export function useAxes(prefix: string): Axes {
  const { data } = useProduct();
  const familyId: unknown = useWatch({ name: `${prefix}familyId` });
  const codes: unknown = useWatch({ name: `${prefix}superAttributes` });
  return useMemo(() => {
    const family = data.families.find(({ uuid }) => uuid === familyId);
    const own = new Set(family?.groups.flatMap(({ attributes }) => attributes) ?? []);
    const offered = data.attributes.filter(({ code, isConfigurable }) => isConfigurable && own.has(code));
    const chosen = textsIn(codes).flatMap((code) => offered.find((one) => one.code === code) ?? []);
    return { offered, chosen };
  }, [data, familyId, codes]);
}
