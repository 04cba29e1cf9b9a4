import { useLingui } from '@lingui/react/macro';
import type { CatalogueRow } from '#core/search/segment/row.ts';

/** What is said of a vehicle that cannot simply be had, in place of its stock; null for everything else. */
export function useSaleWords({ sale }: Pick<CatalogueRow, 'sale'>): { state: 'low' | 'out'; text: string } | null {
  const { t } = useLingui();
  if (sale === undefined) return null;
  return sale === 'reserved' ? { state: 'low', text: t`Réservé` } : { state: 'out', text: t`Vendu` };
}
