import { useState } from 'react';
import { downloadFileRoute } from '#core/contract/orders/downloads.ts';
import type { ToldStanding } from '#core/contract/orders/download-standing.ts';
import type { OrderDownload, OrderRecord } from '#core/contract/orders/order-record.ts';
import { urlOf } from '#src/api/route-table.ts';
import { callOnline } from '#src/shop/store/person/session.ts';

type Failed = 'network' | null;

export interface Downloading {
  readonly isBusy: boolean;
  readonly failed: Failed;
  /** As the shop has just said; null: not asked yet. */
  readonly told: ToldStanding | null;
  readonly begin: () => Promise<void>;
}

/** One press is one download: its pass is new, and what the browser asks for again under it counts no second time. */
const addressOf = ({ uuid }: OrderDownload): string => {
  const address = urlOf({ uri: downloadFileRoute.uri, methods: [downloadFileRoute.method] }, { uuid });
  return `${address}?pass=${crypto.randomUUID()}`;
};

/** The browser saves what the shop sends as a file; another address it opens. */
function follow(one: OrderDownload): void {
  const link = document.createElement('a');
  link.href = addressOf(one);
  if (one.file !== null) link.download = one.file.name;
  link.click();
}

/** Asks the shop first: what it refuses is said here, not on a page of the browser. */
export function useDownload(order: Pick<OrderRecord, 'uuid'>, one: OrderDownload): Downloading {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>(null);
  const [told, setTold] = useState<ToldStanding | null>(null);
  const begin = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      const called = await callOnline('api.account.downloads.index', { query: { order: order.uuid } });
      const found = called.ok ? called.answer.find(({ uuid }) => uuid === one.uuid) : undefined;
      if (found === undefined) setFailed('network');
      else {
        setTold(found);
        if (found.standing === 'open') follow(one);
      }
    } catch (error) {
      /* what fails on this device before the shop is asked tells nothing either */
      console.warn(error);
      setFailed('network');
    }
    setBusy(false);
  };
  return { isBusy, failed, told, begin };
}
