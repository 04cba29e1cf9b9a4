import { useLingui } from '@lingui/react/macro';
import type { DeskMessage } from '#core/contract/admin/desk-page.ts';
import type { DeskBuyer } from '#core/contract/admin/orders/desk-buyer.ts';
import type { FeedEntry } from './feed.tsx';

/** Who did or wrote something, as the histories of the sale name them. */
type Author = 'admin' | 'buyer' | 'clock' | 'customer' | 'provider' | 'shop' | 'system';

export interface FeedWords {
  /** @param who name of the colleague, where it was one who is still here */
  readonly by: (author: Author, who: string | null) => string;
  /** What was written, and who reads it. */
  readonly written: (messages: readonly DeskMessage[]) => readonly FeedEntry[];
}

/** What is said of who did something, and of what was written. */
export function useFeedWords({ firstName, lastName }: DeskBuyer): FeedWords {
  const { t } = useLingui();
  const by: FeedWords['by'] = (author, who) => {
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
  };
  const kindOf = ({ author, isVisible }: DeskMessage): string => {
    if (author === 'customer') return t`Message du client`;
    return isVisible ? t`Message au client` : t`Note interne`;
  };
  return {
    by,
    written: (messages) =>
      messages.map((one) => ({
        key: one.uuid,
        at: one.at,
        who: by(one.author, one.who),
        text: one.message,
        kind: kindOf(one),
      })),
  };
}
