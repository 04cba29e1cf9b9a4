import { useLingui } from '@lingui/react/macro';
import type { QuoteDeskLine } from '#core/contract/admin/quotes/desk.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** What whoever proposes has to know of an article as the shop has it now. */
export function useLineNews(): (line: Pick<QuoteDeskLine, 'now' | 'requestedQty' | 'unitPrice'>) => readonly string[] {
  const { t } = useLingui();
  const { money } = useFormat();
  return ({ now, requestedQty, unitPrice }) => {
    if (now === null) return [t`N’est plus au catalogue`];
    const { available } = now;
    return [
      ...(now.onSale ? [] : [t`Retiré de la vente`]),
      ...(now.unitPrice === unitPrice ? [] : [t`${money(now.unitPrice)} aujourd’hui`]),
      ...(available === null || available >= requestedQty
        ? []
        : [available <= 0 ? t`Épuisé` : t`${available} en stock`]),
    ];
  };
}
