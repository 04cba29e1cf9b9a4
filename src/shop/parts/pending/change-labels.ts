/** What a person did, in a few words: the title of a change in lists and files. */
import { useLingui } from '@lingui/react/macro';
import type { ChangeSummary } from '#src/shop/store/pending/change-summary.ts';

export interface ChangeLabels {
  title: (summary: ChangeSummary) => string;
  /** Where it belongs: "Panier", "Devis". */
  place: (summary: ChangeSummary) => string;
}

type WishDone = Extract<ChangeSummary, { kind: 'wish' }>['done'];
type AddressDone = Extract<ChangeSummary, { kind: 'address' }>['done'];

export function useChangeLabels(): ChangeLabels {
  const { t } = useLingui();
  const article = (name: string | null): string => name ?? t`Un article`;
  const wishTitle = (done: WishDone, name: string): string => {
    switch (done) {
      case 'store':
        return t`${name}, mis de côté`;
      case 'destroy':
        return t`${name}, retiré des favoris`;
      case 'move':
        return t`${name}, mis au panier`;
      case 'clear':
        return t`Favoris vidés`;
    }
  };
  const addressTitle = (done: AddressDone, name: string | null): string => {
    switch (done) {
      case 'store':
        return name === null ? t`Adresse ajoutée` : t`Adresse ajoutée : ${name}`;
      case 'update':
        return name === null ? t`Adresse modifiée` : t`Adresse modifiée : ${name}`;
      case 'destroy':
        return t`Adresse supprimée`;
      case 'default':
        return t`Adresse par défaut`;
    }
  };
  return {
    title: (summary) => {
      switch (summary.kind) {
        case 'add':
        case 'quantity': {
          const name = article(summary.name);
          const { quantity } = summary;
          return t`${name} × ${quantity}`;
        }
        case 'remove': {
          const name = article(summary.name);
          return t`${name}, retiré`;
        }
        case 'clear':
          return t`Panier vidé`;
        case 'notices':
          return t`Changements du panier lus`;
        case 'quote': {
          const { lines } = summary;
          if (lines === null) return t`Demande de devis`;
          return lines === 1 ? t`Demande de devis, 1 article` : t`Demande de devis, ${lines} articles`;
        }
        case 'keep':
          return t`Panier repris tel qu’il était`;
        case 'merge':
          return summary.area === 'auto'
            ? t`Panier auto de cet appareil repris`
            : t`Panier moto de cet appareil repris`;
        case 'comment':
          return t`Message sur un devis`;
        case 'cancel':
          return t`Annulation d’un devis`;
        case 'answer':
          return summary.done === 'accept' ? t`Proposition acceptée` : t`Proposition refusée`;
        case 'orderCancel':
          return t`Annulation d’une commande`;
        case 'orderComment':
          return t`Message sur une commande`;
        case 'rma': {
          const { lines } = summary;
          if (lines === null) return t`Demande de retour`;
          return lines === 1 ? t`Demande de retour, 1 article` : t`Demande de retour, ${lines} articles`;
        }
        case 'rmaImage':
          return t`Photo d’un retour`;
        case 'rmaMessage':
          return t`Message sur un retour`;
        case 'rmaMove':
          return summary.done === 'close' ? t`Retour clôturé` : t`Retour rouvert`;
        case 'coupon':
          return t`Code promotionnel retiré`;
        case 'wish':
          return wishTitle(summary.done, article(summary.name));
        case 'profile':
          return t`Profil modifié`;
        case 'address':
          return addressTitle(summary.done, summary.name);
        case 'contact':
        case 'vehicle': {
          const { subject } = summary;
          if (subject !== null) return t`Message : ${subject}`;
          return summary.kind === 'vehicle' ? t`Message sur un véhicule` : t`Message à la boutique`;
        }
        case 'unknown':
          return t`Changement d’une autre version`;
      }
    },
    place: (summary) => {
      switch (summary.kind) {
        case 'quote':
        case 'comment':
        case 'cancel':
        case 'answer':
          return t`Devis`;
        case 'orderCancel':
        case 'orderComment':
          return t`Commandes`;
        case 'rma':
        case 'rmaImage':
        case 'rmaMessage':
        case 'rmaMove':
          return t`Retours`;
        case 'wish':
          return t`Favoris`;
        case 'profile':
        case 'address':
          return t`Compte`;
        case 'contact':
        case 'vehicle':
          return t`Contact`;
        case 'unknown':
          return t`Boutique`;
        default:
          return summary.area === 'auto' ? t`Panier auto` : t`Panier moto`;
      }
    },
  };
}
