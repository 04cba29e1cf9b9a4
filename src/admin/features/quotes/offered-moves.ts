/** What somebody may do next with a quote: what its state allows and their rights do (domain 5.3). */
import type { May } from '#core/contract/admin/pages/menu.ts';
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import type { OfferedMoves } from '#src/admin/parts/desk/desk-actions.tsx';

export type QuoteMoveKind = 'cancel' | 'propose' | 'refuse' | 'review';

const RIGHTS: Readonly<Record<QuoteMoveKind, PermissionKey>> = {
  review: 'quotes.update',
  propose: 'quotes.update',
  refuse: 'quotes.cancel',
  cancel: 'quotes.cancel',
};

/** What is proposed already waits for its buyer: to revise it is no next step, but one among others. */
export function offeredMoves({ can, state }: QuoteDesk, may: May): OfferedMoves<QuoteMoveKind> {
  const offers = (kind: QuoteMoveKind): boolean => can[kind] && may(RIGHTS[kind]);
  const next = state !== 'proposed' && offers('propose') ? 'propose' : null;
  const all: readonly QuoteMoveKind[] = ['cancel', 'refuse', 'review', 'propose'];
  return { next, others: all.filter((kind) => kind !== next && offers(kind)) };
}
