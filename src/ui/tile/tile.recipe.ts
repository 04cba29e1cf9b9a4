import { defineSlotRecipe } from '@pandacss/dev';
import { lit } from '#src/ui/theme/mixins.ts';

export const tile = defineSlotRecipe({
  className: 'tile',
  jsx: [],
  slots: ['grid', 'root', 'plate', 'label'],
  base: {
    grid: {
      display: 'grid',
      gap: { base: '14px 10px', sm: '16px' },
      /* beside one another only where the longest word has room */
      gridTemplateColumns: {
        base: 'repeat(auto-fill, minmax(78px, 1fr))',
        sm: 'repeat(4, minmax(0, 1fr))',
        lg: 'repeat(8, minmax(0, 1fr))',
      },
    },
    root: {
      display: 'block',
      textAlign: 'center',
      borderRadius: 'plate',
      _pointed: { '& > :last-child': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    },
    plate: {
      ...lit,
      aspectRatio: '1',
      mb: '7px',
      '& img': { padding: '8%' },
    },
    label: {
      display: 'block',
      fontSize: 'sm',
      lineHeight: 'xs',
      fontWeight: '560',
      fontStretch: '95%',
      overflowWrap: 'break-word',
      hyphens: 'manual',
    },
  },
});
