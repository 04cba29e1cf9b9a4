import { defineSlotRecipe } from '@pandacss/dev';
import { lit } from '#src/ui/theme/mixins.ts';

/** A picture over the whole screen, enlarged and moved behind its window. */
export const zoom = defineSlotRecipe({
  className: 'zoom',
  jsx: [],
  slots: ['root', 'bar', 'title', 'stage', 'picture', 'foot'],
  base: {
    root: {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      maxWidth: '100%',
      maxHeight: '100%',
      overflow: 'hidden',
      bg: 'surface',
      flexDirection: 'column',
      pb: 'env(safe-area-inset-bottom)',
      '&[open]': { display: 'flex', animation: 'appear token(durations.base) token(easings.out)' },
    },
    bar: { display: 'flex', alignItems: 'center', minHeight: 'topPhone', pl: '4', pr: '1.5' },
    title: { textStyle: 'ui', flex: '1', minWidth: '0', truncate: true, '&:focus': { outline: 'none' } },
    stage: {
      ...lit,
      borderRadius: '0',
      flex: '1',
      minHeight: '0',
      touchAction: 'none',
      userSelect: 'none',
      cursor: 'zoom-in',
      '&[data-larger]': { cursor: 'grab' },
    },
    picture: {
      position: 'absolute',
      inset: '0',
      transition: 'transform token(durations.base) token(easings.out)',
      /* under a finger it follows at once */
      '&[data-held]': { transition: 'none' },
      '& img': { width: '100%', height: '100%', objectFit: 'contain' },
    },
    foot: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3',
      minHeight: 'topPhone',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
