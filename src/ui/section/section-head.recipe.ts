import { defineSlotRecipe } from '@pandacss/dev';

export const sectionHead = defineSlotRecipe({
  className: 'sechead',
  jsx: [],
  slots: ['root', 'title', 'link'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: 'touch',
      mb: '3',
    },
    title: { textStyle: { base: 'h2', lg: 'h1' } },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'touch',
      fontSize: 'md',
      fontWeight: 'label',
      whiteSpace: 'nowrap',
      _pointed: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
  },
});
