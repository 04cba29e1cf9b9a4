import { defineRecipe } from '@pandacss/dev';

export const surface = defineRecipe({
  className: 'surface',
  jsx: [],
  base: {
    bg: 'surface',
    border: '1px solid token(colors.line)',
    borderRadius: 'panel',
    overflow: 'hidden',
    '--ground': 'token(colors.surface)',
  },
  variants: { pad: { none: {}, md: { padding: '4' }, lg: { padding: { base: '4', lg: '6' } } } },
  defaultVariants: { pad: 'md' },
});
