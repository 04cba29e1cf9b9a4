/** The router of the back office: one route for every address, which the table of pages resolves. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  useRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { decide } from '#src/admin/app/guards/guard.ts';
import { screenOf } from '#src/admin/app/pages/screens.ts';
import { AdminRoot } from '#src/admin/app/pages/admin-root.tsx';
import { BrokenPage, ForbiddenPage, MissingPage } from '#src/admin/app/pages/faults.tsx';
import { usePlace } from '#src/admin/port/place.ts';
import { mayOf, session, useSession } from '#src/admin/store/session.ts';

export type AdminRouter = ReturnType<typeof createAdminRouter>;

const decideNow = (place: string) => decide(place, { phase: session.phase, may: mayOf(session.admin) });

/** Asked anew at each drawing: a right that is taken away takes its page away. */
function PageOnScreen() {
  const { phase, admin } = useSession();
  const { path, search } = usePlace();
  const decision = decide(path + search, { phase, may: mayOf(admin) });
  if (decision.kind === 'forbidden') return <ForbiddenPage />;
  if (decision.kind === 'missing') return <MissingPage />;
  if (decision.kind === 'redirect') return <Gone to={decision.to} />;
  const { Screen } = screenOf(decision.match.page);
  return (
    <Suspense>
      <Screen key={path} />
    </Suspense>
  );
}

/** The page stopped being one's own while it was open: signed in, out, or another role. */
function Gone({ to }: { to: string }) {
  const router = useRouter();
  useEffect(() => void router.navigate({ href: to, replace: true }), [router, to]);
  return null;
}

export function createAdminRouter({ history }: { history?: RouterHistory } = {}) {
  const root = createRootRoute({ component: AdminRoot, errorComponent: BrokenPage });
  const any = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ location }) => {
      const decision = decideNow(location.pathname + location.searchStr);
      if (decision.kind === 'redirect') throw redirect({ href: decision.to, replace: true });
    },
    /* the search is a screen's own: a list that is sorted is no other page */
    loader: async ({ location }) => {
      const decision = decideNow(location.pathname + location.searchStr);
      if (decision.kind === 'open') await screenOf(decision.match.page).load();
    },
    component: PageOnScreen,
    errorComponent: BrokenPage,
  });
  return createRouter({
    routeTree: root.addChildren([any]),
    ...(history === undefined ? {} : { history }),
    /* query strings travel as they are: lists write theirs in one canonical form */
    parseSearch: (text) => (text.length > 1 ? { raw: text.slice(1) } : {}),
    stringifySearch: (search) => {
      const raw: unknown = Reflect.get(search, 'raw');
      return typeof raw === 'string' && raw !== '' ? `?${raw}` : '';
    },
    scrollRestoration: true,
  });
}
