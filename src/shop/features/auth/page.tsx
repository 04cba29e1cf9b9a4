/** The auth screens as pages (specification §2). The server sends the same empty shell to everybody. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formLayout } from '#styled/recipes';
import { returnPath } from '#core/domain/shop/return-path.ts';
import { href } from '#core/contract/pages/href.ts';
import { match } from '#core/contract/pages/match.ts';
import { AccountReasons } from '#src/shop/features/auth/account-reasons.tsx';
import { AuthScreenBody } from '#src/shop/features/auth/auth-screen-body.tsx';
import { useAuthTitle } from '#src/shop/features/auth/auth-title.ts';
import { authRouteAt, authHref } from '#src/shop/features/auth/auth-screens.ts';
import { AuthFlowProvider } from '#src/shop/features/auth/auth-flow.tsx';
import { usePagePath } from '#src/shop/parts/page/address/page-address.ts';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Note } from '#src/ui/note/note.tsx';

export function AuthPage() {
  const { t } = useLingui();
  const path = usePagePath();
  useNeedPerson();
  const { screen, area, token } = authRouteAt(path) ?? { screen: 'login', area: null, token: '' };
  const here = useCurrentArea();
  const home = href(`${here}.home`);
  const asked = useSearchParam('retour');
  const wanted = asked === null ? null : returnPath(asked, home);
  /* where nobody was on the way to anything; there is no page before a screen that is the first of its tab */
  const leadsTo = useSetting('customer.settings.account.redirect_after_login');
  const usual = leadsTo === 'account' ? href(`${here}.account`) : home;
  const title = useAuthTitle(screen);
  const isForm = screen === 'forgot' || screen === 'reset' || screen === 'register';
  const back = isForm
    ? { href: authHref('login', area, wanted), label: t`Retour à la connexion` }
    : { href: home, label: t`Retour à l’accueil` };
  return (
    <AuthFlowProvider value={{ area, wanted, to: wanted ?? usual }}>
      {token === '' ? null : <meta name="referrer" content="no-referrer" />}
      <PersonalPage
        key={screen}
        narrow
        back={back}
        title={title}
        offline={<Trans>Une connexion Internet est nécessaire ici. Ce que vous saisissez est gardé.</Trans>}
      >
        <Wrap narrow>
          {screen === 'login' ? (
            <Beside side={<AccountReasons />}>
              <Done />
              <Why wanted={wanted} />
              <AuthScreenBody screen={screen} token={token} />
            </Beside>
          ) : (
            <AuthScreenBody screen={screen} token={token} />
          )}
        </Wrap>
      </PersonalPage>
    </AuthFlowProvider>
  );
}

/** The form first, on a phone too. */
function Beside({ side, children }: { side: ReactNode; children: ReactNode }) {
  const classes = formLayout();
  return (
    <div className={classes.body}>
      <div>{children}</div>
      <aside className={classes.side}>{side}</aside>
    </div>
  );
}

/** Who was on the way to a page of the account is told why they stand here. */
function Why({ wanted }: { wanted: string | null }) {
  const { t } = useLingui();
  const route = wanted === null ? undefined : match(wanted.split('?')[0] ?? '')?.name;
  const words =
    route?.endsWith('.account.orders') === true
      ? t`Connectez-vous pour voir vos commandes.`
      : route?.endsWith('.account.quotes') === true
        ? t`Connectez-vous pour voir vos devis.`
        : route?.includes('.account') === true
          ? t`Connectez-vous pour voir votre compte.`
          : route?.endsWith('checkout.quote') === true
            ? t`Connectez-vous pour demander un devis.`
            : null;
  if (words === null) return null;
  return (
    <div className={formLayout().page}>
      <Note>{words}</Note>
    </div>
  );
}

/** What a link of a mail has done, said where one signs in next. */
function Done() {
  const { t } = useLingui();
  const done = useSearchParam('fait');
  const words =
    done === 'adresse'
      ? t`Votre adresse e-mail est vérifiée.`
      : done === 'mot-de-passe'
        ? t`Votre mot de passe a été réinitialisé.`
        : null;
  if (words === null) return null;
  return (
    <div className={formLayout().page}>
      <Note role="status" tone="success" title={words}>
        <Trans>Vous pouvez vous connecter.</Trans>
      </Note>
    </div>
  );
}
