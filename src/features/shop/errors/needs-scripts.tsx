import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { deviceMobile } from '#src/ui/icon/glyphs-later.ts';

/** In place of a page of the person, for readers whose browser runs no scripts. */
export function NeedsScripts() {
  const { t } = useLingui();
  return (
    <main>
      <EmptyState
        headingLevel={1}
        glyph={deviceMobile}
        title={t`Cette page demande JavaScript`}
        text={t`Panier, favoris et demandes vivent sur votre appareil : sans JavaScript, la boutique ne peut ni les lire ni les garder.`}
        actions={
          <LinkButton href="/auto" tone="line">
            {t`Retour à l’accueil`}
          </LinkButton>
        }
      />
    </main>
  );
}
