import { defineSlotRecipe } from '@pandacss/dev';
import { trail } from '#src/ui/theme/mixins.ts';

/** Title of a page with what stands beside it: count and sorting of a list. */
export const pageHead = defineSlotRecipe({
  className: 'pagehead',
  jsx: [],
  slots: [
    'root',
    'crumbs',
    'row',
    'title',
    'text',
    'aside',
    'count',
    'large',
    'departments',
    'toolbar',
    'sort',
    'over',
    'picture',
    'banner',
  ],
  base: {
    root: { pt: { base: '3', lg: '6' } },
    crumbs: { ...trail, display: 'flex', mb: { base: '0', lg: '1' } },
    row: {
      display: 'flex',
      alignItems: { base: 'baseline', lg: 'flex-end' },
      justifyContent: 'space-between',
      gap: '4',
      minHeight: 'touch',
      /* the words of a button end with the page, its ground beyond */
      '& > button:last-child': { mr: '-3' },
    },
    title: { textStyle: { base: 'h1', lg: 'd2' }, minWidth: '0', outline: 'none' },
    text: { color: 'text2', mt: '1', maxWidth: '68ch', textWrap: 'pretty' },
    aside: { display: 'flex', alignItems: 'center', gap: '3', flex: 'none' },
    count: { color: 'text2', fontSize: 'md', lineHeight: 'md', whiteSpace: 'nowrap' },
    large: { display: { base: 'none', lg: 'block' } },
    sort: { display: 'flex', alignItems: 'center', gap: '2', color: 'text2', fontSize: 'md', whiteSpace: 'nowrap' },
    /* how many there are and their order, right above them */
    over: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', mb: '3' },
    picture: { mt: '4', borderRadius: 'plate', overflow: 'hidden' },
    banner: {
      mt: '3',
      borderRadius: 'plate',
      overflow: 'hidden',
      aspectRatio: { base: '5 / 2', lg: '5 / 1' },
      '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    },
    departments: {
      display: 'flex',
      flexWrap: { lg: 'wrap' },
      gap: '2',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      mx: 'calc(-1 * var(--gutter))',
      px: 'var(--gutter)',
      py: '1',
      mt: '2',
    },
    toolbar: {
      display: { base: 'flex', lg: 'none' },
      gap: '2',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      mx: 'calc(-1 * var(--gutter))',
      px: 'var(--gutter)',
      py: '1',
      mt: '1',
      '& > *': { flex: 'none' },
    },
  },
  variants: {
    /* on a phone the way back is in the bar and the departments in the tabs */
    quiet: {
      true: { crumbs: { display: { base: 'none', lg: 'flex' } }, text: { display: { base: 'none', lg: 'block' } } },
    },
  },
});
