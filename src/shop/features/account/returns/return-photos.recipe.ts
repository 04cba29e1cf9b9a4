import { defineSlotRecipe } from '@pandacss/dev';

/** Photos side by side, as many as fit. */
export const returnPhotos = defineSlotRecipe({
  className: 'return-photos',
  jsx: [],
  slots: ['control', 'list', 'picture'],
  base: {
    /* the browser's own button, in its own words, drawn as ours; what it says beside of no file is told by the list */
    control: {
      display: 'block',
      width: '100%',
      minHeight: 'control',
      color: 'transparent',
      '&::file-selector-button': {
        minHeight: 'control',
        px: '5',
        border: 'token(borderWidths.strong) solid token(colors.lineStrong)',
        borderRadius: 'control',
        bg: 'transparent',
        color: 'text',
        fontFamily: 'inherit',
        fontSize: 'inherit',
        fontWeight: 'action',
        cursor: 'pointer',
      },
      '&:disabled::file-selector-button': {
        bg: 'sunken',
        color: 'text3',
        borderColor: 'transparent',
        cursor: 'not-allowed',
      },
    },
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
