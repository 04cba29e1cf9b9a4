import { defineRecipe } from '@pandacss/dev';
import { box } from '#src/ui/theme/mixins.ts';

/** Text fields keep 16 px: a phone never zooms into them. */
export const input = defineRecipe({
  className: 'input',
  jsx: [],
  base: box,
  variants: {
    kind: {
      line: {},
      area: { py: '3', resize: 'vertical', display: 'block' },
    },
    size: { md: {}, sm: { minHeight: { base: 'control', lg: '40px' }, px: '3', fontSize: { base: 'body', lg: 'md' } } },
  },
  defaultVariants: { kind: 'line', size: 'md' },
});
