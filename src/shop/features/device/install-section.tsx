import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { install, useInstall } from '#src/shop/parts/device/use-install.ts';
import { Button } from '#src/ui/button/button.tsx';
import { shareIos } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

/** Putting the shop on the home screen, for whoever looks for it: by the browser, or step by step. */
export function InstallSection() {
  const { t } = useLingui();
  const { way, isInstalled } = useInstall();
  return (
    <section id="installer">
      <h2 className={formLayout().group}>{t`Installer la boutique`}</h2>
      <div className={formLayout().stack}>
        {isInstalled ? (
          <p>{t`La boutique est installée sur cet appareil.`}</p>
        ) : (
          <>
            <p className={formLayout().small}>
              <Trans>Elle s’ouvre alors depuis l’écran d’accueil, en plein écran, même hors connexion.</Trans>
            </p>
            {way === 'prompt' ? (
              <Button tone="line" onClick={install}>
                {t`Installer`}
              </Button>
            ) : way === 'byHand' ? (
              <IosSteps />
            ) : (
              <p>
                <Trans>
                  Dans le menu de votre navigateur, choisissez « Installer » ou « Ajouter à l’écran d’accueil ».
                </Trans>
              </p>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** As the menus of iOS are worded in French. */
function IosSteps() {
  return (
    <ol className={formLayout().stackTight}>
      <li>
        <Trans>
          1. Touchez le symbole <Icon glyph={shareIos} inline /> Partager.
        </Trans>
      </li>
      <li>
        <Trans>2. Choisissez « Sur l’écran d’accueil ».</Trans>
      </li>
      <li>
        <Trans>3. Touchez « Ajouter ».</Trans>
      </li>
    </ol>
  );
}
