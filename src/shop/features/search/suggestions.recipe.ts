import { defineSlotRecipe } from '@pandacss/dev';

/** What the shop proposes while one types: over the page on a phone, under the field on a large screen. */
export const suggestions = defineSlotRecipe({
  className: 'suggest',
  jsx: [],
  slots: ['form', 'root', 'status', 'group', 'title', 'line', 'foot'],
  base: {
    form: { display: 'flex', flex: '1', minWidth: '0', position: 'relative' },
    root: {
      position: { base: 'fixed', lg: 'absolute', _low: 'absolute' },
      zIndex: 'sheet',
      insetInline: '0',
      top: { base: 'calc(token(sizes.topPhone) + 61px)', lg: 'calc(100% + 8px)', _low: 'calc(100% + 8px)' },
      bottom: { base: '0', lg: 'auto', _low: 'auto' },
      maxHeight: { lg: 'min(640px, 72dvh)' },
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      bg: 'surface',
      boxShadow: { lg: 'high' },
      border: { lg: '1px solid token(colors.line)' },
      borderRadius: { lg: 'dialog' },
      /* the tabs of a phone lie above it */
      pb: { base: 'calc(16px + token(sizes.tabs) + env(safe-area-inset-bottom))', lg: '2', _low: '2' },
    },
    status: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      bg: 'sunken',
      px: '4',
      py: '2',
      fontSize: 'sm',
      lineHeight: 'sm',
      color: 'text2',
    },
    group: { px: '4', py: '2', borderBottom: '1px solid token(colors.line)' },
    title: { textStyle: 'label', color: 'text2', py: '2', display: 'flex', justifyContent: 'space-between' },
    line: { display: 'flex', alignItems: 'center', gap: '2', '& > a': { flex: '1', minWidth: '0' } },
    foot: { padding: '4', display: 'grid' },
  },
});
