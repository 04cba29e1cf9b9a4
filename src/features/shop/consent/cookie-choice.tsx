import { Trans, useLingui } from '@lingui/react/macro';
import { columns } from '#styled/recipes';
import { useActions } from '#src/screens/shop/actions.tsx';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Panel } from '#src/ui/sheet/panel.tsx';

/**
 * The choice on cookies: refusing is as easy as accepting, nothing that needs consent runs before it (specification
 * §2, domain 4.7). Drawn on the device alone: a document knows nobody's choice.
 */
export function CookieChoice() {
  const { t } = useLingui();
  const { chooseCookies } = useActions();
  return (
    <Panel title={t`Votre choix sur les cookies`}>
      <p>
        <Trans>
          Panier, favoris et formulaires fonctionnent sans accord. La mesure d’audience et les cartes attendent le
          vôtre.
        </Trans>
      </p>
      <div className={columns({ of: 'pair' })}>
        <Button tone="ink" onClick={() => void chooseCookies({ audience: false, maps: false })}>
          {t`Tout refuser`}
        </Button>
        <Button tone="ink" onClick={() => void chooseCookies({ audience: true, maps: true })}>
          {t`Tout accepter`}
        </Button>
      </div>
      <LinkButton href="/cookies" tone="text" wide>
        {t`En savoir plus`}
      </LinkButton>
    </Panel>
  );
}
