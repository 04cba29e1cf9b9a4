import { useLingui } from '@lingui/react/macro';
import { useFavouriteCount } from '#src/shop/parts/device/device-state.ts';
import { useView } from '#src/shop/store/state.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

/** What will be lost, counted, before anybody agrees to it. */
export function WhatGoes() {
  const { t } = useLingui();
  const format = useFormat();
  const auto = useView((state) => state['cart:auto'].cartQuantity);
  const moto = useView((state) => state['cart:moto'].cartQuantity);
  const wishes = useFavouriteCount();
  const { waiting, parked } = useView((state) => state.sync);
  const catalogue = useView((state) => state.catalogue?.products) ?? 0;
  const articles = (count: number): string => (format.isOne(count) ? t`${count} article` : t`${count} articles`);
  const held = [
    { key: 'auto', term: t`Panier auto`, count: auto },
    { key: 'moto', term: t`Panier moto`, count: moto },
    { key: 'wishes', term: t`Favoris`, count: wishes },
    { key: 'catalogue', term: t`Catalogue hors connexion`, count: catalogue },
  ];
  const unsent = waiting + parked;
  const facts: readonly Fact[] = [
    ...held.filter(({ count }) => count > 0).map(({ count, ...one }) => ({ ...one, value: articles(count) })),
    ...(unsent > 0 ? [{ key: 'unsent', term: t`Ce qui reste à envoyer`, value: String(unsent) }] : []),
    { key: 'rest', term: t`Brouillons, recherches et préférences`, value: t`Tous` },
  ];
  return <KeyValueList facts={facts} />;
}
