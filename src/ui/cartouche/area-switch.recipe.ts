import { defineSlotRecipe } from '@pandacss/dev';

export const areaSwitch = defineSlotRecipe({
  className: 'areas',
  jsx: [],
  slots: ['root', 'link'],
  base: {
    root: { display: 'flex' },
    link: {
      display: 'grid',
      placeItems: 'center',
      minHeight: 'touch',
      minWidth: 'touch',
      px: '1',
      borderRadius: 'control',
    },
  },
});
