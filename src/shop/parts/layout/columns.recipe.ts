import { defineRecipe } from '@pandacss/dev';

/** One card under the other on a phone, side by side on a large screen. */
export const columns = defineRecipe({
  className: 'cols',
  jsx: [],
  base: {
    display: 'grid',
    gap: { base: '4', lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  },
  variants: {
    of: {
      three: {},
      two: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
      /* two equal buttons, side by side at every width */
      pair: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2', pt: '3' },
    },
  },
  defaultVariants: { of: 'three' },
});
