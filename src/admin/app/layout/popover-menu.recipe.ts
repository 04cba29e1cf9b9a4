import { defineSlotRecipe } from '@pandacss/dev';

/** A small menu that hangs under a button at the right edge: the person's. */
export const popoverMenu = defineSlotRecipe({
  className: 'pmenu',
  jsx: [],
  slots: ['root', 'panel', 'head', 'name', 'text', 'item', 'choices', 'line'],
  base: {
    root: { position: 'relative', flex: 'none' },
    panel: {
      position: 'absolute',
      zIndex: 'sheet',
      right: '0',
      top: 'calc(100% + 8px)',
      width: '264px',
      maxWidth: 'calc(100vw - 16px)',
      padding: '6px',
      bg: 'surface',
      border: '1px solid token(colors.line)',
      borderRadius: 'panel',
      boxShadow: 'mid',
    },
    head: { padding: '8px 10px 10px' },
    name: { fontWeight: 'strong', display: 'block' },
    text: { color: 'text2', fontSize: 'sm', lineHeight: 'sm', display: 'block', overflowWrap: 'anywhere' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: '100%',
      minHeight: { base: '44px', lg: '36px' },
      px: '2.5',
      borderRadius: 'admin',
      textAlign: 'left',
      _pointed: { bg: 'sunken' },
    },
    line: { height: '1px', bg: 'line', my: '6px' },
    choices: { display: 'grid', gap: '3', padding: '4px 10px 8px' },
  },
});
