import { defineRecipe } from '@pandacss/dev';

export const chip = defineRecipe({
  className: 'chip',
  jsx: [],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: 'touch', lg: '32px' },
    px: { base: '3.5', lg: '2.5' },
    borderRadius: 'control',
    bg: 'surface',
    border: '1px solid token(colors.lineStrong)',
    textStyle: 'ui',
    whiteSpace: 'nowrap',
  },
  variants: {
    on: { true: { fontWeight: '660', borderColor: 'text', boxShadow: 'inset 0 0 0 1px token(colors.text)' } },
    /* beside a heading the chip keeps the height of a control */
    tall: { true: { minHeight: 'touch', px: '3.5', fontSize: { base: 'body', lg: 'md' } } },
  },
});
