/** What was asked of the person's data, and what keeps the account: the shop alone knows, so it is asked each time. */
import { useEffect, useState } from 'react';
import type { CallAnswer } from '#src/api/client.ts';
import { callOnline } from '#src/shop/store/account/session.ts';
import { useView } from '#src/shop/store/state.ts';

export type DataState = Exclude<CallAnswer<'api.account.data-requests.index'>, false>;

export interface KnownData {
  /** Null: not known yet, or not without network. */
  readonly data: DataState | null;
  readonly isMissing: boolean;
  readonly lookAgain: () => void;
}

/** While a file is being made, the page looks whether it is ready. */
const LOOKS_AGAIN_AFTER_MS = 4_000;

/** Null: the shop could not be asked, or did not answer. */
async function fetchData(): Promise<DataState | null> {
  try {
    const called = await callOnline('api.account.data-requests.index', {});
    return called.ok ? called.answer : null;
  } catch (error) {
    /* what fails on this device before the shop is asked tells nothing either */
    console.warn(error);
    return null;
  }
}

export function useData(): KnownData {
  const online = useView((state) => state.connection.online);
  const [data, setData] = useState<DataState | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const take = (found: DataState | null): void => {
    setFailed(found === null);
    if (found !== null) setData(found);
  };
  const isPending = data?.export?.state === 'pending';
  useEffect(() => {
    if (!online) return;
    let here = true;
    const look = () => void fetchData().then((found) => (here ? take(found) : undefined));
    if (!isPending) look();
    const timer = isPending ? setInterval(look, LOOKS_AGAIN_AFTER_MS) : undefined;
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [online, isPending]);
  return { data, isMissing: hasFailed || !online, lookAgain: () => void fetchData().then(take) };
}
