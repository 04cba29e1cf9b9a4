import { defineRecipe } from '@pandacss/dev';

/** A count on an icon; the same count is spoken by the label of what carries it. */
export const badge = defineRecipe({
  className: 'badge',
  jsx: [],
  base: {
    position: 'absolute',
    top: '3px',
    right: '1px',
    minWidth: '1.125rem',
    height: '1.125rem',
    px: '1',
    borderRadius: 'full',
    bg: 'accent',
    color: 'onAccent',
    fontSize: '2xs',
    lineHeight: '1.125rem',
    fontWeight: '700',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});
