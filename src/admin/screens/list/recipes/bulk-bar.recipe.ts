import { defineSlotRecipe } from '@pandacss/dev';

/** The dark bar at the foot of a list: how many are chosen and what can be done to them. */
export const bulkBar = defineSlotRecipe({
  className: 'bulk',
  jsx: [],
  slots: ['place', 'root', 'count', 'rule', 'form', 'list', 'buttons'],
  base: {
    place: {
      position: 'sticky',
      bottom: { base: 'calc(8px + env(safe-area-inset-bottom))', lg: '20px' },
      zIndex: 'sticky',
      display: 'flex',
      justifyContent: 'center',
      px: '2',
      mt: 'auto',
      pointerEvents: 'none',
    },
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '48px',
      maxWidth: '100%',
      pl: '4',
      pr: '1.5',
      py: '1.5',
      bg: 'toast',
      color: 'white',
      borderRadius: 'control',
      boxShadow: 'high',
      pointerEvents: 'auto',
      overflowX: 'auto',
      animation: 'lift token(durations.base) token(easings.out)',
    },
    count: { fontWeight: 'label', whiteSpace: 'nowrap', pr: '2' },
    rule: { width: '1px', alignSelf: 'stretch', my: '2', mx: '1', bg: 'lineStrong', flex: 'none' },
    form: { display: 'flex', flexDirection: 'column', gap: '4', textStyle: 'body' },
    buttons: { display: 'flex', justifyContent: 'flex-end', gap: '3' },
    list: { pl: '5', listStyle: 'disc', '& ::marker': { color: 'text3' } },
  },
});
