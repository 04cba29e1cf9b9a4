import { defineRecipe } from '@pandacss/dev';

export const hidden = defineRecipe({
  className: 'hidden',
  jsx: [],
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
