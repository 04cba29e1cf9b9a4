/** What was asked of the person's data, and what keeps the account: the shop alone knows, so it is asked each time. */
import { useEffect, useState } from 'react';
import type { CallAnswer } from '#src/api/client.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
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

type Known = Pick<KnownData, 'data'> & { readonly hasFailed: boolean };

/** What is known stays on screen when the shop does not answer again. */
const withFound =
  (found: DataState | null) =>
  (before: Known): Known =>
    found === null ? { ...before, hasFailed: true } : { data: found, hasFailed: false };

export function useData(): KnownData {
  const online = useView((state) => state.connection.online);
  const [{ data, hasFailed }, setKnown] = useState<Known>({ data: null, hasFailed: false });
  const isPending = data?.export?.state === 'pending';
  useEffect(() => {
    if (!online) return;
    let here = true;
    const look = () => void fetchData().then((found) => (here ? setKnown(withFound(found)) : undefined));
    if (!isPending) look();
    const timer = isPending ? setInterval(look, LOOKS_AGAIN_AFTER_MS) : undefined;
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [online, isPending]);
  const lookAgain = () => void fetchData().then((found) => setKnown(withFound(found)));
  return { data, isMissing: hasFailed || !online, lookAgain };
}
