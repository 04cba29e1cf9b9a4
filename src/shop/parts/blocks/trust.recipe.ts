import { defineSlotRecipe } from '@pandacss/dev';

/** What the shop promises, on one quiet line where there is room. */
export const trust = defineSlotRecipe({
  className: 'trust',
  jsx: [],
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
      columnGap: '6',
      mt: '6',
      borderBlock: '1px solid token(colors.line)',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      py: '2',
      textStyle: 'ui',
      color: 'text2',
      _pointed: { color: 'text' },
    },
  },
});
