import { definePreset, type Preset } from '@pandacss/dev';
import { colors } from './colors.ts';
import { conditions } from './conditions.ts';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { shadows } from './shadows.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

type Recipes = Pick<NonNullable<Preset['theme']>, 'recipes' | 'slotRecipes'>;

/** The look of shop and back office: tokens, conditions, text styles, and the recipes of a realm beside its components. */
export const presetOf = (recipes: Recipes) =>
  definePreset({
    name: 'shop',
    conditions: { extend: conditions },
    globalCss,
    theme: {
      breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
      tokens,
      semanticTokens: { colors, shadows },
      textStyles,
      keyframes,
      ...recipes,
    },
  });
