/** What stands around every page of the account: its title, its navigation beside it on a large screen, who it is. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formLayout, listLayout } from '#styled/recipes';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useSections } from '#src/shop/features/account/sections.ts';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { useView } from '#src/shop/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { user } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { href } from '#core/contract/pages/href.ts';

export interface AccountFrameProps extends AccountPlace {
  title: string;
  /** Quiet, after the title: "3 adresses". */
  count?: string | undefined;
  /** On the right of the title. */
  after?: ReactNode;
  /** Where a phone goes back to; the account's own list where silent. */
  back?: { href: string; label: string };
  /** Over the whole width, above everything else. */
  tabs?: ReactNode;
  /** Over the whole width, below: the bar at the thumb. */
  foot?: ReactNode;
  children: ReactNode;
}

export function AccountFrame({ area, path, title, count, after, back, tabs, foot, children }: AccountFrameProps) {
  const { t } = useLingui();
  const layout = listLayout();
  const home = href(`${area}.account`);
  const isHome = path === home;
  const way =
    back ??
    (isHome ? { href: href(`${area}.home`), label: t`Retour à l’accueil` } : { href: home, label: t`Mon compte` });
  const page = (
    <ForCustomers area={area} path={path}>
      {children}
    </ForCustomers>
  );
  return (
    <PersonalPage back={way} title={title} count={count} after={after} narrow={isHome}>
      {tabs}
      <Wrap narrow={isHome}>
        {isHome ? (
          /* it is its own navigation */
          page
        ) : (
          <div className={layout.root}>
            <aside className={layout.aside}>
              <Identity />
              <SideNav area={area} path={path} />
            </aside>
            <div className={layout.main}>{page}</div>
          </div>
        )}
      </Wrap>
      {foot}
    </PersonalPage>
  );
}

/** Who is signed in: as high before it is known as afterwards. */
export function Identity() {
  const customer = useView((state) => state.session.customer);
  const classes = formLayout();
  if (customer === null)
    return (
      <div aria-busy="true">
        <Skeleton shape="short" />
        <Skeleton />
      </div>
    );
  return (
    <div>
      <p>
        <b>
          {customer.firstName} {customer.lastName}
        </b>
      </p>
      <p className={classes.small}>{customer.email}</p>
    </div>
  );
}

function SideNav({ area, path }: AccountPlace) {
  const { t } = useLingui();
  const sections = useSections(area);
  return (
    <nav aria-label={t`Compte`}>
      <ul>
        {sections.map(({ href, label, glyph }) => {
          const isHere = path === href || path.startsWith(`${href}/`);
          return (
            <li key={href}>
              <RowLink
                href={href}
                before={<Icon glyph={glyph} />}
                title={isHere ? <b>{label}</b> : label}
                {...(isHere ? { 'aria-current': 'page' as const } : {})}
              />
            </li>
          );
        })}
      </ul>
      <SignOutLink />
    </nav>
  );
}

export function SignOutLink() {
  const { t } = useLingui();
  return (
    <div className={formLayout().actions}>
      <LinkButton href={href('logout')} tone="line">
        {t`Se déconnecter`}
      </LinkButton>
    </div>
  );
}

/** A session that ended keeps its pages: they are on this device. Without any there is nothing to show. */
function ForCustomers({ area, path, children }: AccountPlace & { children: ReactNode }) {
  const { t } = useLingui();
  const { phase, leaving } = useView((state) => state.session);
  if (phase === 'unknown' || leaving) return <AccountSkeleton />;
  if (phase === 'guest')
    return (
      <EmptyState
        glyph={user}
        title={t`Connectez-vous pour voir votre compte`}
        text={<Trans>Profil, adresses, devis et favoris vous y attendent, même hors connexion ensuite.</Trans>}
        actions={
          <>
            <LinkButton href={href(`${area}.login`, {}, { retour: path })}>{t`Se connecter`}</LinkButton>
            <LinkButton href={href(`${area}.register`)} tone="line">{t`Créer un compte`}</LinkButton>
          </>
        }
      />
    );
  return children;
}

/** The shape of a form or a list until this device has read it. */
export function AccountSkeleton() {
  return (
    <div className={formLayout().stack} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
