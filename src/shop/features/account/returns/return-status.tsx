import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RmaStatus } from '#core/domain/returns/rma-status.ts';
import type { ReturnView } from '#src/shop/features/account/account-state.ts';
import { RMA_WORDS } from '#src/i18n/return-words.ts';
import { StatusTag, type StatusTone } from '#src/ui/tag/status-tag.tsx';

const TONES: Readonly<Record<RmaStatus, StatusTone>> = {
  new_request: 'warn',
  processing: 'info',
  awaiting_return: 'warn',
  returned: 'info',
  refunded: 'success',
  new_parcel_sent: 'success',
  solved: 'success',
  refused: 'danger',
  'customer-closed': 'neutral',
};

const NOT_SENT = msg`Demande à envoyer`;

/** "Nouvelle demande" is said once the shop has it (law 3). */
const wordsOf = ({ record, state }: ReturnView): MessageDescriptor =>
  record.number === null && state !== 'sent' ? NOT_SENT : RMA_WORDS[record.status];

export function ReturnStatusTag({ view }: { view: ReturnView }) {
  const { i18n } = useLingui();
  return <StatusTag tone={TONES[view.record.status]}>{i18n._(wordsOf(view))}</StatusTag>;
}
