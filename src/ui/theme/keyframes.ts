import { defineKeyframes } from '@pandacss/dev';

export const keyframes = defineKeyframes({
  /** the road marking runs while something is on its way */
  dash: { to: { backgroundPositionX: '22px' } },
  turn: { to: { transform: 'rotate(1turn)' } },
  shimmer: { from: { backgroundPositionX: '100%' }, to: { backgroundPositionX: '-100%' } },
  /** a skeleton shows itself only when the wait is felt */
  appear: { from: { opacity: '0' }, to: { opacity: '1' } },
  rise: { from: { transform: 'translateY(100%)' } },
  /** what comes by itself takes no press while it waits: a finger on its way meant what lies beneath */
  yield: { from: { pointerEvents: 'none' } },
  lift: { from: { opacity: '0', transform: 'translateY(8px)' } },
});
