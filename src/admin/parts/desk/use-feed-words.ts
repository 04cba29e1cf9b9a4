import { useLingui } from '@lingui/react/macro';
import type { DeskBuyer } from '#core/contract/admin/orders/desk-buyer.ts';

/** Who did or wrote something, as the histories of the sale name them. */
type Author = 'admin' | 'buyer' | 'clock' | 'customer' | 'provider' | 'shop' | 'system';

interface Message {
  readonly author: Author;
  /** The customer reads it. */
  readonly isVisible: boolean;
}

export interface FeedWords {
  /** @param who name of the colleague, where it was one who is still here */
  readonly by: (author: Author, who: string | null) => string;
  /** What a message is, and who reads it. */
  readonly kindOf: (message: Message) => string;
}

/** What is said of who did something, and of what was written. */
export function useFeedWords({ firstName, lastName }: DeskBuyer): FeedWords {
  const { t } = useLingui();
  return {
    by: (author, who) => {
      if (who !== null) return who;
      switch (author) {
        case 'buyer':
        case 'customer':
          return `${firstName} ${lastName}`.trim() || t`Client`;
        case 'provider':
          return t`Prestataire de paiement`;
        case 'clock':
        case 'system':
          return t`Automatique`;
        case 'admin':
        case 'shop':
          return t`La boutique`;
      }
    },
    kindOf: ({ author, isVisible }) => {
      if (author === 'customer') return t`Message du client`;
      return isVisible ? t`Message au client` : t`Note interne`;
    },
  };
}
