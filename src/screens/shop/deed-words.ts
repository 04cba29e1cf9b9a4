/** What a person did, in a few words: the title of a change in lists and files. */
import { useLingui } from '@lingui/react/macro';
import type { Deed } from '#src/store/changes-view.ts';

export interface DeedWords {
  title: (deed: Deed) => string;
  /** Where it belongs: "Panier", "Devis". */
  place: (deed: Deed) => string;
}

export function useDeedWords(): DeedWords {
  const { t } = useLingui();
  const article = (name: string | null): string => name ?? t`Un article`;
  return {
    title: (deed) => {
      switch (deed.kind) {
        case 'add':
        case 'quantity': {
          const name = article(deed.name);
          const { quantity } = deed;
          return t`${name}, ${quantity}`;
        }
        case 'remove': {
          const name = article(deed.name);
          return t`${name}, retiré`;
        }
        case 'clear':
          return t`Panier vidé`;
        case 'notices':
          return t`Changements du panier lus`;
        case 'quote': {
          const { lines } = deed;
          if (lines === null) return t`Demande de devis`;
          return lines === 1 ? t`Demande de devis, 1 article` : t`Demande de devis, ${lines} articles`;
        }
        case 'contact':
        case 'vehicle': {
          const { subject } = deed;
          if (subject !== null) return t`Message : ${subject}`;
          return deed.kind === 'vehicle' ? t`Message sur un véhicule` : t`Message à la boutique`;
        }
        case 'unknown':
          return t`Changement d’une autre version`;
      }
    },
    place: (deed) => {
      switch (deed.kind) {
        case 'quote':
          return t`Devis`;
        case 'contact':
        case 'vehicle':
          return t`Contact`;
        case 'unknown':
          return t`Boutique`;
        default:
          return deed.area === 'auto' ? t`Panier auto` : t`Panier moto`;
      }
    },
  };
}
