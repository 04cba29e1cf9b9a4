import { defineSlotRecipe } from '@pandacss/dev';

export const pagination = defineSlotRecipe({
  className: 'pages',
  jsx: [],
  slots: ['root', 'list', 'link', 'gap'],
  base: {
    root: { pt: '8', display: 'flex', justifyContent: 'center' },
    list: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '1' },
    link: {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      px: '2',
      borderRadius: 'control',
      textStyle: 'ui',
      fontVariantNumeric: 'tabular-nums',
      _pointed: { bg: 'sunken' },
      '&[aria-current]': { bg: 'ink', color: 'onInk' },
    },
    gap: { px: '1', color: 'text3' },
  },
});
