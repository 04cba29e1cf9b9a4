import { defineRecipe } from '@pandacss/dev';

/** The road-number plate with its inner line: the only place where both accents stand side by side. */
export const cartouche = defineRecipe({
  className: 'cartouche',
  jsx: [],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    flex: 'none',
    margin: '1.5px',
    borderRadius: '3px',
    borderWidth: '1.25px',
    textStyle: 'cartouche',
    lineHeight: '1',
    letterSpacing: 'cartouche',
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
  },
  variants: {
    area: {
      auto: {
        bg: 'plateAuto',
        color: 'onPlateAuto',
        borderColor: 'onPlateAuto',
        boxShadow: '0 0 0 1.5px token(colors.plateAuto)',
      },
      moto: {
        bg: 'plateMoto',
        color: 'onPlateMoto',
        borderColor: 'onPlateMoto',
        boxShadow: '0 0 0 1.5px token(colors.plateMoto)',
      },
      off: {
        /* in the colours of the bar it stands in */
        color: 'var(--on-bar, token(colors.text2))',
        borderColor: 'transparent',
        boxShadow: '0 0 0 1.5px token(colors.lineStrong)',
        borderRadius: '2px',
      },
    },
    size: {
      sm: { minHeight: '21px', px: '8px' },
      md: { minHeight: '27px', px: '10px', fontSize: 'sm' },
    },
  },
  defaultVariants: { area: 'auto', size: 'sm' },
});
