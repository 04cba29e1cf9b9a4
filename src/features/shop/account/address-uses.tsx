import { useLingui } from '@lingui/react/macro';
import { productLayout } from '#styled/recipes';
import type { Address, AddressUse } from '#core/domain/address.ts';
import { titleOf } from '#src/features/shop/account/address-words.ts';
import { useChange } from '#src/screens/shop/use-person.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Tag } from '#src/ui/tag/tag.tsx';

export function usesOf({ isDefaultBilling, isDefaultShipping }: Address): AddressUse[] {
  return [...(isDefaultBilling ? (['billing'] as const) : []), ...(isDefaultShipping ? (['shipping'] as const) : [])];
}

/** What an address serves as by default, and the press that makes it so: the last word counts (sync rule S85). */
export function AddressUses({ address }: { address: Address }) {
  const { t } = useLingui();
  const change = useChange();
  const name = titleOf(address);
  const serveAs = (use: AddressUse) =>
    change((own) => own.perform('api.account.addresses.default', { uuid: address.uuid, uses: [use] }));
  return (
    <div className={productLayout().options}>
      {address.isDefaultBilling ? (
        <Tag tone="outline">{t`Facturation par défaut`}</Tag>
      ) : (
        <Button
          tone="text"
          size="sm"
          aria-label={t`Facturer par défaut à l’adresse ${name}`}
          onClick={() => void serveAs('billing')}
        >
          {t`Facturer ici`}
        </Button>
      )}
      {address.isDefaultShipping ? (
        <Tag tone="outline">{t`Livraison par défaut`}</Tag>
      ) : (
        <Button
          tone="text"
          size="sm"
          aria-label={t`Livrer par défaut à l’adresse ${name}`}
          onClick={() => void serveAs('shipping')}
        >
          {t`Livrer ici`}
        </Button>
      )}
    </div>
  );
}
