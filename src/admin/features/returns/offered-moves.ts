/** What somebody may do next with a return: what its state allows and their rights do (domain 6.2). */
import type { May } from '#core/contract/admin/pages/menu.ts';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';

export type RmaMoveKind = Exclude<keyof RmaDesk['can'], 'write'>;

export interface OfferedMoves {
  /** The next step of its life: the one black button. */
  readonly next: RmaMoveKind | null;
  readonly others: readonly RmaMoveKind[];
}

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

export function offeredMoves(desk: RmaDesk, may: May): OfferedMoves {
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
