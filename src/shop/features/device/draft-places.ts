/** Everything typed on this device and not sent, each with the page where its author goes on. */
import { useLingui } from '@lingui/react/macro';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { addressForm, NEW_ADDRESS } from '#src/shop/parts/account/account-paths.ts';
import { useDraftKeys } from '#src/shop/store/drafts/draft-keys.ts';
import { isArea } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';

export interface DraftPlace {
  readonly key: string;
  readonly href: string;
  readonly title: string;
}

export function useDraftPlaces(): DraftPlace[] {
  const { t } = useLingui();
  const area = useCurrentArea();
  const book = href(`${area}.account.address`);
  const forms: Readonly<Record<string, Omit<DraftPlace, 'key'>>> = {
    'quote:auto': { href: href('auto.checkout.information'), title: t`Demande de devis auto` },
    'quote:moto': { href: href('moto.checkout.information'), title: t`Demande de devis moto` },
    'checkout:auto': { href: href('auto.checkout.addresses'), title: t`Commande auto en préparation` },
    'checkout:moto': { href: href('moto.checkout.addresses'), title: t`Commande moto en préparation` },
    'checkout-address:auto': { href: href('auto.checkout.addresses'), title: t`Nouvelle adresse` },
    'checkout-address:moto': { href: href('moto.checkout.addresses'), title: t`Nouvelle adresse` },
    'rma:auto': { href: href('auto.account.rma.new'), title: t`Demande de retour auto` },
    'rma:moto': { href: href('moto.account.rma.new'), title: t`Demande de retour moto` },
    register: { href: href('register'), title: t`Création de compte` },
    'contact:auto': { href: href('auto.contact'), title: t`Message à la boutique auto` },
    'contact:moto': { href: href('moto.contact'), title: t`Message à la boutique moto` },
    'vehicle:auto': { href: href('auto.contact-vehicule'), title: t`Message sur un véhicule` },
    'vehicle:moto': { href: href('moto.contact-vehicule'), title: t`Message sur une moto` },
    profile: { href: href(`${area}.account.profile`), title: t`Mon profil` },
    'address:new': { href: addressForm(book, NEW_ADDRESS), title: t`Nouvelle adresse` },
  };
  /** Forms of which there are as many as there are things: the name of the thing stands behind the colon. */
  const ofThing = (key: string): Omit<DraftPlace, 'key'> | undefined => {
    const [form, id = '', quote = ''] = key.split(':');
    switch (form) {
      case 'checkout':
        return isArea(id) && quote !== ''
          ? { href: href(`${id}.checkout.addresses`, {}, { devis: quote }), title: t`Devis en cours de paiement` }
          : undefined;
      case 'address':
        return { href: addressForm(book, id), title: t`Adresse` };
      case 'comment':
        return { href: href(`${area}.account.quote`, { id }), title: t`Message sur un devis` };
      case 'order-comment':
        return { href: href(`${area}.account.order`, { id }), title: t`Message sur une commande` };
      case 'rma-message':
        return { href: href(`${area}.account.rma.show`, { id }), title: t`Message sur un retour` };
      case 'mends':
        return { href: href('pending'), title: t`Correction d’une modification` };
      default:
        return undefined;
    }
  };
  return useDraftKeys().flatMap((key) => {
    const place = forms[key] ?? ofThing(key);
    return place === undefined ? [] : [{ key, ...place }];
  });
}
