import { defineRecipe } from '@pandacss/dev';
import { lit } from '#src/ui/theme/mixins.ts';

export const plate = defineRecipe({
  className: 'plate',
  jsx: [],
  base: lit,
  variants: {
    size: {
      fill: { aspectRatio: 'var(--brand-ratio, 1)', '& img': { padding: '6%' } },
      line: { width: '84px', height: '84px', flex: 'none', '& img': { padding: '6%' } },
      row: { width: '60px', height: '60px', flex: 'none', '& img': { padding: '4%' } },
      thumb: { width: '48px', height: '48px', flex: 'none', '& img': { padding: '4%' } },
      wide: { aspectRatio: '16 / 9', borderRadius: '0', '& img': { objectFit: 'cover' } },
    },
    /* the drawing of the category where a photo is missing */
    stand: { true: { '& img, & svg': { opacity: '0.4' } } },
  },
  defaultVariants: { size: 'fill' },
});
