import { defineSlotRecipe } from '@pandacss/dev';

export const empty = defineSlotRecipe({
  className: 'empty',
  jsx: [],
  slots: ['root', 'icon', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: '2',
      py: '12',
      px: '4',
      maxWidth: '480px',
      mx: 'auto',
    },
    icon: { color: 'text3', mb: '2' },
    title: { textStyle: 'h2' },
    text: { color: 'text2', textWrap: 'pretty' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', mt: '4' },
  },
});
