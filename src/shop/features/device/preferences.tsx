import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formLayout } from '#styled/recipes';
import { isLocale, LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useActions, type Theme } from '#src/shop/parts/actions.tsx';
import { useSetLocale } from '#src/shop/parts/use-set-locale.ts';
import { useFrame, usePageSettings } from '#src/shop/parts/page/frame.tsx';
import { useTheme } from '#src/shop/parts/device/device-state.ts';
import { Button } from '#src/ui/button/button.tsx';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';

const LANGUAGES: readonly { value: Locale; label: ReactNode }[] = [
  { value: 'fr_FR', label: <span lang="fr">Français</span> },
  { value: 'en_GB', label: <span lang="en">English</span> },
];
const THEMES: readonly Theme[] = ['light', 'dark', 'device'];

/** Language, colours and cookies: choices of this device. */
export function Preferences() {
  const { t } = useLingui();
  const { colour, askCookiesAgain } = useActions();
  const setLocale = useSetLocale();
  const locale = useLocale();
  const theme = useTheme();
  const { init } = useFrame();
  const { area } = usePageSettings();
  const offered = init.context.languages?.[area]?.locales ?? LOCALES;
  const words: Readonly<Record<Theme, string>> = { light: t`Clair`, dark: t`Sombre`, device: t`Appareil` };
  return (
    <section>
      <h2 className={formLayout().group}>{t`Vos choix`}</h2>
      <div className={formLayout().stack}>
        {offered.length < 2 ? null : (
          <RadioGroup
            legend={t`Langue`}
            name="language"
            segments
            value={locale}
            options={LANGUAGES.filter(({ value }) => offered.includes(value))}
            onChange={(value) => {
              if (isLocale(value)) void setLocale(value);
            }}
          />
        )}
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
