import { useState } from 'react';
import type { ListAddress } from '#core/contract/pages/list-address.ts';

/**
 * The state one has just asked for, shown at once; the list follows when its answer is here. Another state of the list
 * takes its place.
 */
export function useAsked(
  address: ListAddress,
  follow: (next: ListAddress) => void,
): [shown: ListAddress, ask: (next: ListAddress) => void] {
  const [asked, setAsked] = useState<{ over: ListAddress; next: ListAddress } | null>(null);
  const shown = asked?.over === address ? asked.next : address;
  return [
    shown,
    (next) => {
      setAsked({ over: address, next });
      follow(next);
    },
  ];
}
