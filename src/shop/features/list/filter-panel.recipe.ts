import { defineSlotRecipe } from '@pandacss/dev';

/** Filters beside a list: heading, applied filters, groups. */
export const filterPanel = defineSlotRecipe({
  className: 'filters',
  jsx: [],
  slots: ['root', 'head', 'title', 'chips', 'apply'],
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 'touch' },
    title: { textStyle: 'h3' },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '2', pb: '4' },
    apply: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', pt: '3' },
  },
});
