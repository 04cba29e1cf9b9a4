/** The colour of each state of a return in the office: what waits for the shop stands out (domain 6.2). */
import type { RmaStatus } from '#core/domain/returns/rma-status.ts';
import type { StatusTone } from '#src/ui/tag/status-tag.tsx';

export const RMA_TONES: Readonly<Record<RmaStatus, StatusTone>> = {
  new_request: 'warn',
  processing: 'info',
  awaiting_return: 'neutral',
  returned: 'warn',
  refunded: 'success',
  new_parcel_sent: 'success',
  solved: 'success',
  refused: 'danger',
  'customer-closed': 'dark',
};
