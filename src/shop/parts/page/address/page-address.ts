/**
 * The address of the page that asks. Not the router's location: that one changes while the former page still stands, and
 * a page that reads it becomes, for a moment, one of its kind that nobody opened, with its effects.
 */
import { rootRouteId, useLocation, useMatch, useMatches } from '@tanstack/react-router';

/** Its path, without a slash at its end; the location's outside of pages. */
export function usePagePath(): string {
  const place = useLocation({ select: (location) => location.pathname });
  const page = useMatch({
    strict: false,
    select: ({ routeId, pathname }) => (routeId === rootRouteId ? null : pathname),
  });
  return (page ?? place).replace(/(?<=.)\/$/u, '');
}

/** The path of the page on screen, for what stands around pages: an area that is only on its way is not theirs yet. */
export function useShownPath(): string {
  const place = useLocation({ select: (location) => location.pathname });
  const shown = useMatches({
    select: (matches) => matches.findLast(({ routeId }) => routeId !== rootRouteId)?.pathname,
  });
  return shown ?? place;
}

/** Its query string, without the question mark. */
export function usePageSearch(): string {
  const place = useLocation({ select: (location) => location.searchStr.slice(1) });
  const page = useMatch({
    strict: false,
    select: ({ routeId, search }) => (routeId === rootRouteId ? null : rawOf(search)),
  });
  return page ?? place;
}

/** As `parseSearch` of the router keeps it. */
const rawOf = (search: unknown): string =>
  typeof search === 'object' && search !== null && 'raw' in search && typeof search.raw === 'string' ? search.raw : '';
