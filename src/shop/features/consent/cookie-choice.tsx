import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type SubmitEvent } from 'react';
import { columns, formLayout, textLink } from '#styled/recipes';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { askNobody, isAskedByHand } from '#src/shop/store/consent/consent.ts';
import { useView, type ConsentChoices } from '#src/shop/store/state.ts';
import { Accordion } from '#src/ui/accordion/accordion.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Panel } from '#src/ui/sheet/panel.tsx';
import { href } from '#core/contract/pages/href.ts';

const ALL: ConsentChoices = { audience: true, maps: true };
const NONE: ConsentChoices = { audience: false, maps: false };

/**
 * The choice on cookies: refusing is as easy as accepting, each purpose may be chosen for itself, and nothing that
 * needs consent runs before it (specification §2, domain 4.7). Drawn on the device alone: a document knows nobody's
 * choice.
 */
export function CookieChoice() {
  const isWanted = useSetting('general.gdpr.cookie.enabled') || isAskedByHand();
  useEffect(() => {
    if (!isWanted) askNobody();
  }, [isWanted]);
  return isWanted ? <Choice /> : null;
}

function Choice() {
  const { t } = useLingui();
  const title = useSetting('general.gdpr.cookie.title');
  const description = useSetting('general.gdpr.cookie.description');
  const { chooseCookies, toast } = useActions();
  const now = useView((state) => state.consent)?.choices ?? null;
  /* what was chosen when the panel opened: it stands still while it is changed */
  const [before] = useState(now);
  const choose = async (choices: ConsentChoices): Promise<void> => {
    if (before !== null) toast(t`Vos choix sont enregistrés.`);
    await chooseCookies(choices);
  };
  const chooseEach = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    void choose({ audience: ticked.has('audience'), maps: ticked.has('maps') });
  };
  return (
    <Panel title={title === '' ? t`Votre choix sur les cookies` : title} wanted={before !== null}>
      <p>
        {description === '' ? (
          <Trans>
            Le panier, les favoris et les formulaires marchent sans cookie. Nous ne mesurons les visites et n’affichons
            les cartes que si vous l’acceptez.
          </Trans>
        ) : (
          description
        )}{' '}
        <Link href={href('page', { slug: 'cookies' })} className={textLink()}>
          {t`En savoir plus`}
        </Link>
      </p>
      <div className={columns({ of: 'pair' })}>
        <Button tone="ink" onClick={() => void choose(NONE)}>
          {t`Tout refuser`}
        </Button>
        <Button tone="ink" onClick={() => void choose(ALL)}>
          {t`Tout accepter`}
        </Button>
      </div>
      <Accordion title={t`Personnaliser`} open={before !== null}>
        <form className={formLayout().stackTight} onSubmit={chooseEach}>
          <Checkbox name="audience" defaultChecked={before?.audience ?? false} top>
            <Trans>
              <b>Mesure d’audience</b> : compter les pages vues.
            </Trans>
          </Checkbox>
          <Checkbox name="maps" defaultChecked={before?.maps ?? false} top>
            <Trans>
              <b>Cartes</b> : montrer le plan du magasin, qui vient de Google Maps.
            </Trans>
          </Checkbox>
          <Button type="submit" tone="line" wide>
            {t`Enregistrer mes choix`}
          </Button>
        </form>
      </Accordion>
    </Panel>
  );
}
