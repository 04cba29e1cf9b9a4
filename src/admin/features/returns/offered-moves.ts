/** What somebody may do next with a return: what its state allows and their rights do (domain 6.2). */
import type { May } from '#core/contract/admin/pages/menu.ts';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import type { OfferedMoves } from '#src/admin/parts/desk/desk-actions.tsx';

export type RmaMoveKind = Exclude<keyof RmaDesk['can'], 'write'>;

const OTHERS: readonly RmaMoveKind[] = [
  'refuse',
  'process',
  'reopen',
  'solve',
  'parcel',
  'refund',
  'accept',
  'receive',
];

export function offeredMoves(desk: RmaDesk, may: May): OfferedMoves<RmaMoveKind> {
  const mayMove = may('rma.update');
  const offers = (kind: RmaMoveKind): boolean =>
    desk.can[kind] && mayMove && (kind !== 'refund' || may('refunds.store'));
  /* what the customer wishes for comes first, where either is possible */
  const ends: readonly RmaMoveKind[] =
    desk.preferredResolution === 'exchange' ? ['parcel', 'refund'] : ['refund', 'parcel'];
  const steps: readonly RmaMoveKind[] = ['accept', 'receive', ...ends, 'solve', 'reopen'];
  const next = steps.find(offers) ?? null;
  return { next, others: OTHERS.filter((kind) => kind !== next && offers(kind)) };
}
