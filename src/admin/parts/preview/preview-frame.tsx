/** Something of the shop in the width of a screen, light or dark, with what chooses between these. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { formLayout } from '#styled/recipes';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { ShopSheet, type SheetTheme } from './shop-sheet.tsx';

type Screen = 'phone' | 'desktop';

interface PreviewFrameProps {
  /** Read aloud. */
  title: string;
  /** Of the choices, in the page. */
  name: string;
  /** Width on each screen, in px. */
  widths: Readonly<Record<Screen, number>>;
  /** Of what is seen of it, in px. */
  height: number;
  children: ReactNode;
}

export function PreviewFrame({ title, name, widths, height, children }: PreviewFrameProps) {
  const { t } = useLingui();
  const [screen, setScreen] = useState<Screen>('phone');
  const [theme, setTheme] = useState<SheetTheme>('light');
  return (
    <>
      <div className={formLayout().actions}>
        <RadioGroup
          segments
          legendHidden
          legend={t`Écran`}
          name={`${name}-screen`}
          options={[
            { value: 'phone', label: t`Téléphone` },
            { value: 'desktop', label: t`Ordinateur` },
          ]}
          value={screen}
          onChange={(value) => setScreen(value === 'desktop' ? 'desktop' : 'phone')}
        />
        <RadioGroup
          segments
          legendHidden
          legend={t`Thème`}
          name={`${name}-theme`}
          options={[
            { value: 'light', label: t`Clair` },
            { value: 'dark', label: t`Sombre` },
          ]}
          value={theme}
          onChange={(value) => setTheme(value === 'dark' ? 'dark' : 'light')}
        />
      </div>
      <ShopSheet title={title} width={widths[screen]} height={height} theme={theme}>
        {children}
      </ShopSheet>
    </>
  );
}
