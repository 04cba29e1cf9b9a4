/** Pages as the start-up payload publishes them (domain 1.1): with the names of what the shop's permalinks decide. */
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { ADMIN_LOGIN } from '#core/contract/pages/traits/back-office.ts';

const PERMALINKS = ['product', 'category', 'post', 'postList'].map((kind) => ({
  name: `permalink.${kind}`,
  path: '/{path}',
  middleware: [],
}));

/** Pages of the back office that the shop names: the guard sends there (specification §2). */
const BACK_OFFICE = [{ name: 'admin.login', path: ADMIN_LOGIN, middleware: [] }];

/** By name: path and what the guard checks before a navigation. */
export const publishedPages = (): Record<string, { path: string; middleware: string[] }> =>
  Object.fromEntries(
    [...PAGE_ROUTES, ...PERMALINKS, ...BACK_OFFICE].map(({ name, path, middleware }) => [
      name,
      { path, middleware: [...middleware] },
    ]),
  );
