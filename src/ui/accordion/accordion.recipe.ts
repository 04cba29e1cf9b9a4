import { defineSlotRecipe } from '@pandacss/dev';

export const accordion = defineSlotRecipe({
  className: 'accordion',
  jsx: [],
  slots: ['root', 'summary', 'title', 'body', 'icon'],
  base: {
    root: { borderBottom: '1px solid token(colors.line)' },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '56px',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    title: { textStyle: 'h3' },
    body: { pb: '4' },
    icon: {
      '[open] > summary > & [data-closed]': { display: 'none' },
      'details:not([open]) > summary > & [data-open]': { display: 'none' },
    },
  },
});
