import { defineSlotRecipe } from '@pandacss/dev';

export const breadcrumb = defineSlotRecipe({
  className: 'crumb',
  jsx: [],
  slots: ['root', 'list', 'item', 'link'],
  base: {
    root: { overflow: 'hidden' },
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '1.5',
      fontSize: 'sm',
      lineHeight: 'sm',
      color: 'text2',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: { base: '32px', lg: '24px' },
      '&:last-child': { color: 'text' },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'inherit',
      _pointed: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
});
