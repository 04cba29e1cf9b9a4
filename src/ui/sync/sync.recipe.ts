import { defineSlotRecipe } from '@pandacss/dev';

/** Line states: broken = still on this device, solid = sent, diamond = to check, double = refused. */
export const sync = defineSlotRecipe({
  className: 'sync',
  jsx: [],
  slots: ['root', 'mark'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'sync', verticalAlign: 'middle' },
    mark: { width: 'dash', height: '14px', flex: 'none', fill: 'currentColor' },
  },
  variants: {
    state: {
      local: { root: { color: 'text2' } },
      sending: { root: { color: 'info' } },
      sent: { root: { color: 'success' } },
      check: { root: { color: 'warn' } },
      failed: { root: { color: 'danger' } },
    },
    /* in lists the sent state stays quiet */
    quiet: { true: { root: { color: 'lineStrong' } } },
  },
});
