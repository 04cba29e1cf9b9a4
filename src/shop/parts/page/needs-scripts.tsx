import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { deviceMobile } from '#src/ui/icon/glyphs-later.ts';
import { href } from '#core/contract/pages/href.ts';

/** What a page of the person says to readers whose browser runs no scripts. */
export function NeedsScripts({ headingLevel = 1 }: { headingLevel?: 1 | 2 }) {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel={headingLevel}
      glyph={deviceMobile}
      title={t`Cette page demande JavaScript`}
      text={t`Votre panier, vos favoris et vos demandes sont enregistrés sur votre appareil. Activez JavaScript pour les utiliser.`}
      actions={
        <LinkButton href={href('auto.home')} tone="line">
          {t`Retour à l’accueil`}
        </LinkButton>
      }
    />
  );
}
