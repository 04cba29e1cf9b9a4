import { defineRecipe } from '@pandacss/dev';

/** Shown on a large screen only, or below it only; on paper only, or never there. */
export const only = defineRecipe({
  className: 'only',
  jsx: [],
  base: {},
  variants: {
    on: {
      large: { hideBelow: 'lg' },
      small: { hideFrom: 'lg' },
      /* as if there were no wrapper: what sticks goes on sticking */ all: { display: 'contents' },
      paper: { display: 'none', '@media print': { display: 'block', mt: '6' } },
      screen: { '@media print': { display: 'none' } },
      /* as long as no script runs */
      plain: { display: 'none', '@media (scripting: none)': { display: 'inline' } },
      /* as soon as one may run */
      scripted: { display: 'contents', '@media (scripting: none)': { display: 'none' } },
    },
  },
});
