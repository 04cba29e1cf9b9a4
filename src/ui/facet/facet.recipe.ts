import { defineSlotRecipe } from '@pandacss/dev';

export const facet = defineSlotRecipe({
  className: 'facet',
  jsx: [],
  slots: ['root', 'summary', 'title', 'body', 'caret'],
  base: {
    root: { borderTop: '1px solid token(colors.line)', '&:first-child': { borderTopWidth: '0' } },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: { base: '52px', lg: 'touch' },
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    title: { textStyle: 'h3' },
    body: { pb: '3' },
    caret: {
      transitionProperty: 'transform',
      transitionDuration: 'fast',
      '[open] > summary > &': { transform: 'rotate(180deg)' },
    },
  },
});
