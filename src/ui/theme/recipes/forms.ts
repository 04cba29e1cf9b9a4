import { defineSlotRecipe } from '@pandacss/dev';

/** Fields under each other, and the few that stand side by side where there is room. */
export const formLayout = defineSlotRecipe({
  className: 'form',
  jsx: [],
  slots: ['stack', 'pair', 'side', 'body', 'summary'],
  base: {
    stack: { display: 'grid', gap: '5', py: '5' },
    pair: { display: 'grid', gap: '5', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))' },
    /* form beside what it is about, on a large screen */
    body: {
      display: 'grid',
      gap: { base: '2', lg: '12' },
      gridTemplateColumns: { lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
    },
    side: { lg: { order: '2', pt: '5' } },
    summary: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', pt: '4' },
  },
});
