import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useKeeping } from '#src/shop/parts/account/use-keeping.ts';
import { href } from '#core/contract/pages/href.ts';
import { person } from '#src/shop/store/person/person.ts';
import type { Article } from '#src/shop/store/cart/cart-commands.ts';

/** « Ajouter au panier »: `busy` until the device has kept it or has said that it cannot. */
export function useAddToCart(): { busy: boolean; add: (article: Article, quantity: number) => Promise<void> } {
  const { t } = useLingui();
  const { toast, go } = useActions();
  const keep = useKeeping();
  const [busy, setBusy] = useState(false);
  const add = async (article: Article, quantity: number): Promise<void> => {
    const { name, area } = article.row;
    setBusy(true);
    const kept = await keep(async () => (await person()).cart.add(article, quantity));
    setBusy(false);
    if (kept)
      toast(t`${name} a été ajouté au panier.`, {
        label: t`Voir le panier`,
        onPress: () => go(href(`${area}.checkout.cart`)),
      });
  };
  return { busy, add };
}
