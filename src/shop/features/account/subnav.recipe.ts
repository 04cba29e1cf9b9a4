import { defineSlotRecipe } from '@pandacss/dev';

/** Second-level navigation in a page: Commandes, Devis, Retours. */
export const subnav = defineSlotRecipe({
  className: 'subnav',
  jsx: [],
  slots: ['root', 'link'],
  base: {
    root: {
      display: 'flex',
      gap: '6',
      px: 'var(--gutter)',
      bg: 'surface',
      borderBottom: '1px solid token(colors.line)',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '48px',
      fontSize: 'lg',
      fontWeight: 'ui',
      color: 'text2',
      whiteSpace: 'nowrap',
      borderBottom: '4px solid transparent',
      borderTop: '4px solid transparent',
      '&[aria-current]': { color: 'text', fontWeight: '680', borderBottomColor: 'accent' },
    },
  },
});
