import { defineRecipe } from '@pandacss/dev';

export const skipLink = defineRecipe({
  className: 'skip',
  jsx: [],
  base: {
    position: 'absolute',
    left: '2',
    top: '2',
    zIndex: 'skip',
    padding: '12px 16px',
    borderRadius: 'control',
    bg: 'ink',
    color: 'onInk',
    fontWeight: 'action',
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      padding: '0',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
});
