import { defineSlotRecipe } from '@pandacss/dev';

export const fault = defineSlotRecipe({
  className: 'fault',
  jsx: [],
  slots: ['root', 'icon', 'text', 'actions'],
  base: {
    root: { padding: '8px var(--gutter) 48px', maxWidth: '640px', display: 'grid', gap: '4', justifyItems: 'start' },
    icon: { color: 'text3' },
    text: { color: 'text2', textWrap: 'pretty' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});
