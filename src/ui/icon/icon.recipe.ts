import { defineRecipe } from '@pandacss/dev';

export const icon = defineRecipe({
  className: 'ic',
  jsx: [],
  base: { fill: 'currentColor', flex: 'none', display: 'block' },
  variants: {
    size: {
      sm: { width: 'iconSm', height: 'iconSm' },
      md: { width: 'icon', height: 'icon' },
      lg: { width: 'iconLg', height: 'iconLg' },
      xl: { width: '40px', height: '40px' },
    },
    inline: { true: { display: 'inline-block', verticalAlign: '-4px' } },
  },
  defaultVariants: { size: 'md' },
});
