import { defineSemanticTokens } from '@pandacss/dev';

const shade = (light: string, dark: string) => `light-dark(rgb(18 23 24 / ${light}), rgb(0 0 0 / ${dark}))`;

/** In the dark, borders do the work of the low shadow. */
export const shadows = defineSemanticTokens.shadows({
  low: { value: `0 1px 2px ${shade('6%', '0%')}` },
  mid: { value: `0 2px 4px ${shade('6%', '20%')}, 0 8px 20px -6px ${shade('14%', '50%')}` },
  high: { value: `0 4px 10px ${shade('8%', '30%')}, 0 24px 56px -12px ${shade('28%', '65%')}` },
});
