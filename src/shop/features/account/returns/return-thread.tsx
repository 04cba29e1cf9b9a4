/** What the buyer and the shop write about a return; once it has ended, it is only read. */
import { rmaMessageRoute } from '#core/contract/returns/rma-thread.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import { isRmaOpen } from '#core/domain/returns/rma-status.ts';
import { Thread } from '#src/shop/features/account/thread/thread.tsx';

export function ReturnThread({ record }: { record: RmaRecord }) {
  const { uuid: of, messages, status } = record;
  if (!isRmaOpen(status) && messages.length === 0) return null;
  return (
    <Thread
      messages={messages}
      form={`rma-message:${of}`}
      rule={rmaMessageRoute.body.entries.message}
      isOf={(change, uuid) => change.kind === 'rmaMessage' && change.uuid === uuid}
      send={(own, written, options) => own.perform('api.rma.messages.store', { rma: of, ...written }, options)}
      {...(isRmaOpen(status) ? {} : { isClosed: true })}
    />
  );
}
