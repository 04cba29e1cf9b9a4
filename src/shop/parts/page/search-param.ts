import { useLocation } from '@tanstack/react-router';

/** A parameter of the address of a page that belongs to the person; null when it is absent. */
export function useSearchParam(name: string): string | null {
  return useLocation({ select: (location) => new URLSearchParams(location.searchStr).get(name) });
}
