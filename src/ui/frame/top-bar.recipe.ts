import { defineSlotRecipe } from '@pandacss/dev';
import { wrap } from '#src/ui/theme/mixins.ts';

export const topBar = defineSlotRecipe({
  className: 'topbar',
  jsx: [],
  slots: ['root', 'bar', 'title', 'after'],
  base: {
    root: {
      bg: 'surface',
      position: { base: 'sticky', _low: 'static' },
      top: '0',
      zIndex: 'sticky',
      borderBottom: '1px solid token(colors.line)',
    },
    bar: {
      ...wrap,
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'topPhone',
      pl: 'calc(var(--gutter) - 10px)',
      pr: 'calc(var(--gutter) - 10px)',
    },
    title: {
      textStyle: 'h3',
      flex: '1',
      minWidth: '0',
      '& small': { fontSize: 'inherit', fontWeight: 'text', fontStretch: '100%', color: 'text2' },
    },
    after: { display: 'flex', alignItems: 'center', flex: 'none', pr: '2.5' },
  },
  variants: {
    /* a large screen has the header instead */
    phoneOnly: { true: { root: { display: { lg: 'none' } } } },
  },
});
