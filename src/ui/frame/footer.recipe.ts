import { defineSlotRecipe } from '@pandacss/dev';
import { wrap } from '#src/ui/theme/mixins.ts';

export const footer = defineSlotRecipe({
  className: 'footer',
  jsx: [],
  slots: ['root', 'inner', 'columns', 'title', 'link', 'legal'],
  base: {
    root: { bg: 'footer', color: 'onFooter', borderTop: '1px solid token(colors.line)', mt: { base: '8', lg: '14' } },
    inner: { ...wrap, py: { base: '6', lg: '10' } },
    columns: {
      display: 'grid',
      gap: { base: '4', md: '6' },
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      /* the last of an odd number has the whole line, and its links both columns */
      '& > :last-child:nth-child(odd)': {
        gridColumn: { base: '1 / -1', md: 'auto' },
        '& ul': { columnCount: { base: '2', md: 'auto' }, columnGap: '4' },
      },
    },
    title: { textStyle: 'h3', mb: '1' },
    link: {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: 'touch', lg: '32px' },
      fontSize: 'md',
      lineHeight: 'md',
      color: 'onFooter2',
      _pointed: { color: 'onFooter', textDecoration: 'underline' },
    },
    legal: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      justifyContent: 'space-between',
      mt: '6',
      pt: '4',
      borderTop: '1px solid token(colors.line)',
      fontSize: 'sm',
      lineHeight: 'sm',
      color: 'onFooter2',
    },
  },
});
