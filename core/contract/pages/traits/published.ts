/** Pages as the start-up payload publishes them (domain 1.1): with the names of what the shop's permalinks decide. */
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';

const PERMALINKS = ['product', 'category', 'post', 'postList'].map((kind) => ({
  name: `permalink.${kind}`,
  path: '/{path}',
  middleware: [],
}));

/** By name: path and what the guard checks before a navigation. */
export const publishedPages = (): Record<string, { path: string; middleware: string[] }> =>
  Object.fromEntries(
    [...PAGE_ROUTES, ...PERMALINKS].map(({ name, path, middleware }) => [name, { path, middleware: [...middleware] }]),
  );
