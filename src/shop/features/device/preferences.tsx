import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { isLocale } from '#core/domain/shop/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useActions, type Theme } from '#src/shop/parts/actions.tsx';
import { useSetLocale } from '#src/shop/parts/use-set-locale.ts';
import { useTheme } from '#src/shop/parts/device/device-state.ts';
import { Button } from '#src/ui/button/button.tsx';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';

const THEMES: readonly Theme[] = ['light', 'dark', 'device'];

/** Language, colours and cookies: choices of this device. */
export function Preferences() {
  const { t } = useLingui();
  const { colour, askCookiesAgain } = useActions();
  const setLocale = useSetLocale();
  const locale = useLocale();
  const theme = useTheme();
  const words: Readonly<Record<Theme, string>> = { light: t`Clair`, dark: t`Sombre`, device: t`Appareil` };
  return (
    <section>
      <h2 className={formLayout().group}>{t`Vos choix`}</h2>
      <div className={formLayout().stack}>
        <RadioGroup
          legend={t`Langue`}
          name="language"
          segments
          value={locale}
          options={[
            { value: 'fr_FR', label: <span lang="fr">Français</span> },
            { value: 'en_GB', label: <span lang="en">English</span> },
          ]}
          onChange={(value) => {
            if (isLocale(value)) void setLocale(value);
          }}
        />
        <RadioGroup
          legend={t`Couleurs`}
          name="theme"
          segments
          value={theme}
          options={THEMES.map((value) => ({ value, label: words[value] }))}
          onChange={(value) => colour(THEMES.find((one) => one === value) ?? 'device')}
        />
        <Button tone="line" onClick={askCookiesAgain}>
          {t`Revoir mes choix sur les cookies`}
        </Button>
      </div>
    </section>
  );
}
