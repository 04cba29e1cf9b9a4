/** What screens of the back office ask of it: who is there, calls, the address, the header, messages. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { AdminPage } from '#core/contract/admin/pages/admin-page.ts';
import type { AdminPageName } from '#core/contract/admin/pages/admin-pages.ts';
import { matchAdmin } from '#core/contract/admin/pages/match-admin.ts';
import type { May } from '#core/contract/admin/pages/menu.ts';
import type { Administrator } from '#core/contract/admin/people/me.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { showActions } from '#src/admin/port/header-actions.ts';
import { useOffice } from '#src/admin/port/office.tsx';
import { usePlace } from '#src/admin/port/place.ts';
import { header, setActiveTab, setHeader, type Above, type HeaderTab } from '#src/admin/store/header.ts';
import { toast, type Message } from '#src/admin/store/messages.ts';
import { mayOf, useSession } from '#src/admin/store/session.ts';
import { holdUnsaved } from '#src/admin/store/unsaved.ts';
import { Link, type LinkProps } from '#src/ui/link/link.tsx';

export interface AdminHere {
  /** Null on the pages of who is not signed in. */
  readonly admin: Administrator | null;
  /** Whether they may; the shop asks again at every call. */
  readonly may: May;
}

export function useAdmin(): AdminHere {
  const { admin } = useSession();
  return useMemo(() => ({ admin, may: mayOf(admin) }), [admin]);
}

/** Calls of named routes: an answer, or a thrown `Refusal` or `CallFailed`. */
export const useAdminCall = (): Call => useOffice().call;

export interface NavigateOptions {
  /** Leaves no entry to go back to. */
  readonly replace?: boolean;
  /** It was meant a moment ago: it changes the page one is on, and brings nobody back to one they have left since. */
  readonly late?: boolean;
}

export interface Route {
  /** Null: the address is no page. */
  readonly page: AdminPage<AdminPageName> | null;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Path and query. */
  readonly navigate: (href: string, options?: NavigateOptions) => void;
  /**
   * Where one is now; the answer tells whether one still is there. What the shop answers late leads nobody away from
   * where they went meanwhile.
   */
  readonly staysHere: () => () => boolean;
}

export function useRoute(): Route {
  const router = useRouter();
  const { path, search } = usePlace();
  return useMemo(() => {
    const match = matchAdmin(path);
    return {
      page: match?.page ?? null,
      params: match?.params ?? {},
      query: new URLSearchParams(search),
      navigate: (href, { replace = false, late = false } = {}) => {
        /* a list that changes its address stays where it is scrolled to */
        const isSamePage = href.split('?')[0] === router.state.location.pathname;
        if (late && !isSamePage) return;
        void router.navigate({ href, replace, resetScroll: !isSamePage });
      },
      staysHere: () => {
        const { href } = router.state.location;
        return () => router.state.location.href === href;
      },
    };
  }, [router, path, search]);
}

export interface Header {
  readonly title: string;
  /** The page above; without it the trail follows the table of pages. */
  readonly parent?: AdminPageName;
  /** What lies above under a name and an address of its own, in the place of `parent` in the menu. */
  readonly above?: Above | null;
  /** Buttons at the right of the title: one primary, in ink. */
  readonly actions?: ReactNode;
  readonly tabs?: readonly HeaderTab[];
}

/** Says what the page is called and what can be done with it as long as the screen stands. */
export function useHeader({ title, parent, above = null, actions = null, tabs }: Header): {
  readonly activeTab: string | null;
  readonly setActiveTab: (key: string) => void;
} {
  const { activeTab } = useSnapshot(header);
  const said = JSON.stringify([tabs ?? [], above]);
  useEffect(() => {
    const [read, found]: [readonly HeaderTab[], Above | null] = JSON.parse(said);
    setHeader({ title, parent, above: found, tabs: read });
  }, [title, parent, said]);
  useEffect(() => showActions(actions), [actions]);
  useEffect(
    () => () => {
      setHeader({ title: '' });
      showActions(null);
    },
    [],
  );
  return { activeTab, setActiveTab };
}

/** Says something at the foot of the screen for five seconds, with what can be done about it: « Annuler ». */
export const useToast = (): ((text: string, action?: Message['action']) => void) => toast;

/** While something is unsaved, whoever leaves the page or the browser is asked first. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty]);
}

export interface AdminLinkProps extends Omit<LinkProps, 'href'> {
  page: AdminPageName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | null | undefined>>;
}

/** A link to a page of the back office by its name. */
export function AdminLink({ page, params, query, ...rest }: AdminLinkProps) {
  return <Link {...rest} href={adminHref(page, params, query)} />;
}
