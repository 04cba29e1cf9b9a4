import { defineSlotRecipe } from '@pandacss/dev';

/** The camera above what was counted: as wide as the screen of a phone, so that a bar code fills it. */
export const scanner = defineSlotRecipe({
  className: 'scanner',
  jsx: [],
  slots: ['root', 'video', 'enter', 'told'],
  base: {
    root: { display: 'grid', gap: '3', maxWidth: '640px' },
    video: {
      display: 'block',
      width: '100%',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: 'panel',
      bg: 'line',
    },
    enter: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: { base: '1fr 104px', md: '1fr 120px auto' },
      alignItems: 'end',
    },
    told: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', color: 'text2' },
  },
});
