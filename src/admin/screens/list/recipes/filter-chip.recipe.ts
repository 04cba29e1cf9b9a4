import { defineSlotRecipe } from '@pandacss/dev';

/** A condition in three parts: field, operator, value; and a cross. */
export const filterChip = defineSlotRecipe({
  className: 'fchip',
  jsx: [],
  slots: ['root', 'field', 'op', 'opControl', 'opIcon', 'value', 'remove', 'form', 'buttons', 'options'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'stretch',
      position: 'relative',
      maxWidth: '100%',
      minHeight: { base: 'touch', lg: '34px' },
      bg: 'surface',
      border: '1px solid token(colors.lineStrong)',
      borderRadius: 'admin',
      '& > * + *': { borderLeft: '1px solid token(colors.line)' },
    },
    field: { display: 'flex', alignItems: 'center', px: '2.5', fontWeight: 'ui', whiteSpace: 'nowrap' },
    op: { position: 'relative', display: 'flex', color: 'text2' },
    opControl: {
      appearance: 'none',
      fieldSizing: 'content',
      pl: '2.5',
      pr: '26px',
      fontSize: { base: 'body', lg: 'md' },
      color: 'text2',
      '& option': { color: 'text', bg: 'surface' },
    },
    opIcon: { position: 'absolute', right: '1.5', top: 'calc(50% - 8px)', pointerEvents: 'none' },
    value: {
      px: '2.5',
      fontWeight: 'strong',
      maxWidth: '260px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      _pointed: { bg: 'canvas' },
    },
    remove: {
      display: 'grid',
      placeItems: 'center',
      width: { base: 'touch', lg: '28px' },
      flex: 'none',
      _pointed: { bg: 'canvas' },
    },
    form: { display: 'flex', flexDirection: 'column', gap: '3' },
    buttons: { display: 'flex', justifyContent: 'flex-end', gap: '2' },
    options: { maxHeight: '260px', overflowY: 'auto', display: 'flex', flexDirection: 'column' },
  },
});
