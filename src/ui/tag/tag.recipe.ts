import { defineRecipe } from '@pandacss/dev';

export const tag = defineRecipe({
  className: 'tag',
  jsx: [],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '22px',
    px: '7px',
    borderRadius: 'tag',
    fontSize: 'xs',
    lineHeight: 'xs',
    fontWeight: '680',
    fontStretch: '96%',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      surface: { bg: 'surface', color: 'text' },
      outline: { bg: 'surface', color: 'text', border: '1px solid token(colors.line)' },
      promo: { bg: 'promo', color: 'white' },
      hero: { bg: { base: 'white', _moto: 'accent' }, color: { base: '#14191A', _moto: 'onAccent' } },
    },
  },
  defaultVariants: { tone: 'surface' },
});
