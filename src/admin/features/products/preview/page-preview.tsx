/** The page of a product as the shop draws it, with what is typed: on a phone or a large screen, light or dark. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formLayout, recordForm } from '#styled/recipes';
import { valuesIn } from '#core/domain/fields/values.ts';
import { ShopSheet, type SheetTheme } from '#src/admin/parts/preview/shop-sheet.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { DrawnProduct } from './drawn-product.tsx';

/** Of the screen, in px. */
const SCREENS = { phone: 412, desktop: 1280 } as const;
type Screen = keyof typeof SCREENS;
const HEIGHT = 640;

const isScreen = (text: string): text is Screen => Object.hasOwn(SCREENS, text);

export function PagePreview() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [screen, setScreen] = useState<Screen>('phone');
  const [theme, setTheme] = useState<SheetTheme>('light');
  const classes = recordForm();
  return (
    <section className={classes.section} aria-label={t`Aperçu de la page`}>
      <h2 className={classes.title}>{t`Aperçu de la page`}</h2>
      {isOpen ? (
        <>
          <div className={formLayout().actions}>
            <RadioGroup
              segments
              legendHidden
              legend={t`Écran`}
              name="page-screen"
              options={[
                { value: 'phone', label: t`Téléphone` },
                { value: 'desktop', label: t`Ordinateur` },
              ]}
              value={screen}
              onChange={(value) => isScreen(value) && setScreen(value)}
            />
            <RadioGroup
              segments
              legendHidden
              legend={t`Thème`}
              name="page-theme"
              options={[
                { value: 'light', label: t`Clair` },
                { value: 'dark', label: t`Sombre` },
              ]}
              value={theme}
              onChange={(value) => setTheme(value === 'dark' ? 'dark' : 'light')}
            />
          </div>
          <ShopSheet title={t`Aperçu de la page`} width={SCREENS[screen]} height={HEIGHT} theme={theme}>
            <Typed />
          </ShopSheet>
        </>
      ) : (
        <div>
          <Button tone="line" onClick={() => setOpen(true)}>
            {t`Voir la page`}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Drawn anew with every letter, the frame around it not. */
function Typed() {
  return <DrawnProduct fields={valuesIn(useWatch({ name: 'fields' }))} />;
}
