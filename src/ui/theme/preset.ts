import { definePreset } from '@pandacss/dev';
import { colors } from './colors.ts';
import { conditions } from './conditions.ts';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { shadows } from './shadows.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

/** The look of the shop: tokens, conditions, text styles, recipes. */
export const preset = definePreset({
  name: 'shop',
  conditions: { extend: conditions },
  globalCss,
  theme: {
    breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    tokens,
    semanticTokens: { colors, shadows },
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
});
