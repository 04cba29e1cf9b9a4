import { defineSlotRecipe } from '@pandacss/dev';

/** The own account: parts under each other, as wide as a password is long. */
export const profile = defineSlotRecipe({
  className: 'profile',
  jsx: [],
  slots: ['root', 'who', 'part', 'title', 'session', 'browser', 'codes', 'qr', 'secret'],
  base: {
    root: { display: 'grid', gap: '8', px: 'var(--gutter)', pt: '1', pb: '8', maxWidth: '608px', minWidth: '0' },
    who: { color: 'text2' },
    part: { display: 'grid', gap: '4', minWidth: '0' },
    title: { textStyle: 'h3' },
    session: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: 'touch',
      py: '2',
      borderBottom: '1px solid token(colors.line)',
      '&:last-child': { borderBottom: 'none' },
      '& > span': { color: 'text2' },
    },
    browser: { fontWeight: 'ui', color: 'text' },
    codes: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
      gap: '2',
      mt: '2',
      fontVariantNumeric: 'tabular-nums',
    },
    /* dark on white in both themes, with the quiet zone that cameras want */
    qr: {
      width: '184px',
      p: '3',
      bg: 'white',
      border: '1px solid token(colors.line)',
      borderRadius: 'admin',
      '& svg': { display: 'block', width: '100%', fill: 'black' },
    },
    secret: { fontSize: 'body', fontWeight: 'strong', letterSpacing: '0.04em', overflowWrap: 'anywhere' },
  },
});
