import { PAGE_ROUTES, type PageRoute } from '#core/contract/pages/routes.ts';

const PATTERNS = PAGE_ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/?#]+)')}/?$`),
}));

/** The first page whose pattern a path has, with what stands at its parameters; undefined for none. */
export const routeAt = (path: string): { route: PageRoute; pattern: RegExp } | undefined =>
  PATTERNS.find(({ pattern }) => pattern.test(path));
