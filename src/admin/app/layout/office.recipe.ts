import { defineSlotRecipe } from '@pandacss/dev';
import { INK_ACCENT } from '#src/admin/app/layout/ink-accent.ts';

/** The frame of the back office: the menu on the left, the bar above, the page. Measures of the visual direction. */
export const office = defineSlotRecipe({
  className: 'office',
  jsx: [],
  slots: ['root', 'side', 'page', 'band', 'main', 'aside', 'asideLink', 'screen', 'split'],
  base: {
    root: {
      /* messages, which come after it, stand above the bar that saves */
      '&:has(.record__bar) ~ *': { '--above-bar': '84px' },
      lgDown: { '&:has(.desk__actions) ~ *': { '--above-bar': '72px' } },
      /* what the focus comes to stands clear of the bars (WCAG 2.4.11), their own controls do already; phones: global-css */
      '& main :is(a, button, input, select, textarea, summary, [tabindex]):not(.record__bar *)': {
        scrollMarginBlock: { lg: '72px 84px' },
      },
      minHeight: '100dvh',
      bg: 'surface',
      fontSize: 'md',
      lineHeight: 'md',
      display: { lg: 'grid' },
      gridTemplateColumns: { lg: 'token(sizes.navAdmin) minmax(0, 1fr)' },
      /* with a pointer controls are lower; under a finger they keep their 44 px */
      '@media (min-width: 1024px) and (pointer: fine)': {
        '--sizes-touch': 'token(sizes.controlAdmin)',
        '--sizes-control': 'token(sizes.controlAdmin)',
        '--sizes-control-lg': '40px',
        '--font-sizes-body': '0.875rem',
        '--line-heights-body': '1.25rem',
      },
      ...INK_ACCENT,
      '--gutter': { base: '16px', lg: '24px' },
    },
    side: {
      display: { base: 'none', lg: 'block' },
      position: 'sticky',
      top: '0',
      height: '100dvh',
      overflowY: 'auto',
      bg: 'light-dark(var(--brand-drawer, token(colors.canvas)), token(colors.canvas))',
      borderRight: '1px solid token(colors.line)',
    },
    page: { minWidth: '0', display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
    band: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2 12px',
      minHeight: '41px',
      px: 'var(--gutter)',
      py: '2',
      bg: 'sunken',
    },
    main: { flex: '1', display: 'flex', flexDirection: 'column', minWidth: '0', '&:focus': { outline: 'none' } },
    split: { flex: '1', display: { base: 'flex', lg: 'grid' }, gridTemplateColumns: { lg: '188px minmax(0, 1fr)' } },
    aside: {
      display: { base: 'none', lg: 'block' },
      borderRight: '1px solid token(colors.line)',
      padding: '16px 8px',
    },
    asideLink: {
      display: 'block',
      padding: '8px 16px',
      borderRadius: 'admin',
      color: 'text2',
      fontWeight: 'ui',
      _pointed: { bg: 'sunken' },
      '&[aria-current]': { bg: 'canvas', color: 'text', fontWeight: 'strong' },
    },
    screen: { minWidth: '0', flex: '1', display: 'flex', flexDirection: 'column' },
  },
  variants: {
    /* the menu shows its drawings alone */
    narrow: { true: { root: { gridTemplateColumns: { lg: '64px minmax(0, 1fr)' } } } },
  },
});
