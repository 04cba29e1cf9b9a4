import { defineSlotRecipe } from '@pandacss/dev';

/** Ways on, side by side in panels. */
export const greeting = defineSlotRecipe({
  className: 'greeting',
  jsx: [],
  slots: ['root', 'lead', 'links', 'link'],
  base: {
    root: { display: 'grid', gap: '4', px: 'var(--gutter)', pb: '8', minWidth: '0', maxWidth: '1120px' },
    lead: { color: 'text2' },
    links: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      columnGap: '2',
      px: '2',
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      px: '2',
      borderRadius: 'admin',
      fontWeight: 'ui',
      _pointed: { bg: 'sunken' },
    },
  },
});
