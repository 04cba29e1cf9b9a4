import { useEffect, useState } from 'react';
import type { RmaReason } from '#core/domain/returns/reasons.ts';
import { useReturnReasons } from '#src/shop/features/account/account-state.ts';
import { callOnline } from '#src/shop/store/person/session.ts';

/** The reasons on this device; the shop is asked where they have not come with the records yet. Null: not known. */
export function useReasons(): readonly RmaReason[] | null {
  const here = useReturnReasons();
  const [asked, setAsked] = useState<readonly RmaReason[] | null>(null);
  const isMissing = here !== null && here.length === 0;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    const ask = async (): Promise<void> => {
      const told = await callOnline('api.rma.reasons.index', {});
      if (isHere && told.ok) setAsked(told.answer.reasons);
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [isMissing]);
  return isMissing ? asked : here;
}
