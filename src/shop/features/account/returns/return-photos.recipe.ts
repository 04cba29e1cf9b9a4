import { defineSlotRecipe } from '@pandacss/dev';

/** Photos side by side, as many as fit. */
export const returnPhotos = defineSlotRecipe({
  className: 'return-photos',
  jsx: [],
  slots: ['list', 'picture'],
  base: {
    list: {
      display: 'grid',
      gap: '3',
      py: '2',
      gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
      listStyle: 'none',
    },
    picture: {
      display: 'block',
      width: '100%',
      aspectRatio: '1',
      objectFit: 'cover',
      borderRadius: 'panel',
      bg: 'line',
    },
  },
});
