import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { authHref } from '#src/shop/features/auth/auth-screens.ts';
import { useAuthFlow } from '#src/shop/features/auth/auth-flow.tsx';
import { LinkButton } from '#src/ui/button/button.tsx';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';
import { href } from '#core/contract/pages/href.ts';

/** Beside signing in: what an account is for, and what works without one. */
export function AccountReasons() {
  const { t } = useLingui();
  const { area, wanted } = useAuthFlow();
  const classes = formLayout();
  return (
    <div className={classes.stackTight}>
      <Surface as="section" pad="lg">
        <div className={classes.stackTight}>
          <h2 className={classes.figure}>{t`Pas encore de compte ?`}</h2>
          <p>
            <Trans>Retrouvez panier, favoris, adresses et devis sur tous vos appareils, en auto comme en moto.</Trans>
          </p>
        </div>
        <div className={classes.actions}>
          <LinkButton tone="line" href={authHref('register', area, wanted)}>
            {t`Créer un compte`}
          </LinkButton>
        </div>
      </Surface>
      <RowLink
        href={href('settings')}
        title={t`Ce qui est gardé ici`}
        meta={t`Sans compte, votre panier et vos favoris restent sur cet appareil`}
        after={<Icon glyph={caretRight} />}
      />
    </div>
  );
}
