import { defineSlotRecipe } from '@pandacss/dev';

/** An invitation with an icon, a sentence and one action. */
export const invite = defineSlotRecipe({
  className: 'invite',
  jsx: [],
  slots: ['root', 'head', 'title', 'text', 'action'],
  base: {
    root: {
      bg: 'surface',
      border: '1px solid token(colors.line)',
      borderRadius: 'panel',
      padding: { base: '4', lg: '6' },
      display: 'grid',
      gap: '2',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
      alignItems: 'center',
    },
    head: { display: 'flex', alignItems: 'center', gap: '3' },
    title: { textStyle: 'h3' },
    text: { color: 'text2', fontSize: 'lg', lineHeight: 'lg', textWrap: 'pretty', gridColumn: '1' },
    action: { display: 'grid', mt: { base: '2', lg: '0' }, gridColumn: { lg: '2' }, gridRow: { lg: '1 / span 2' } },
  },
});
