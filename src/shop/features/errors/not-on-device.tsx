import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { UnlistedHead } from '#src/shop/parts/page/unlisted-head.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { cloudSlash } from '#src/ui/icon/glyphs-later.ts';
import { href } from '#core/contract/pages/href.ts';

/** The page exists perhaps, but neither this device nor the network could show it. */
export function NotOnDevice({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const title = t`Cette page n’est pas encore sur cet appareil`;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const heard = (): void => retry();
    addEventListener('online', heard);
    return () => removeEventListener('online', heard);
  }, []);
  return (
    <>
      <UnlistedHead title={title} />
      <EmptyState
        headingLevel={1}
        glyph={cloudSlash}
        title={title}
        text={t`Elle s’ouvrira au retour du réseau. Votre panier est intact.`}
        actions={
          <>
            <Button onClick={onRetry}>{t`Réessayer`}</Button>
            <LinkButton href={href('auto.home')} tone="line">
              {t`Retour à l’accueil`}
            </LinkButton>
          </>
        }
      />
    </>
  );
}
