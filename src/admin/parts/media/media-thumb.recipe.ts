import { defineSlotRecipe } from '@pandacss/dev';

export const mediaThumb = defineSlotRecipe({
  className: 'media-thumb',
  jsx: [],
  slots: ['root', 'picture', 'ending'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      flex: 'none',
      aspectRatio: '1',
      overflow: 'hidden',
      borderRadius: 'admin',
      color: 'onPlate',
      bg: 'linear-gradient(135deg, token(colors.plateLit), token(colors.plateShade))',
    },
    picture: { width: '100%', height: '100%', objectFit: 'contain' },
    ending: { fontSize: 'xs', lineHeight: 'xs', fontWeight: 'label', textTransform: 'uppercase' },
  },
  variants: { size: { sm: { root: { width: '40px' }, ending: { display: 'none' } }, md: { root: { width: '100%' } } } },
});
