import { defineRecipe } from '@pandacss/dev';

/** A link inside text. */
export const textLink = defineRecipe({
  className: 'link',
  jsx: [],
  base: {
    color: 'light-dark(var(--brand-link, currentcolor), var(--brand-link-dark, currentcolor))',
    fontWeight: '560',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    _pointed: { textDecorationThickness: '2px' },
  },
  variants: {
    /* stands alone: needs the height of a finger */
    alone: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1',
        minHeight: 'touch',
        fontSize: 'md',
        fontWeight: 'label',
      },
    },
    plain: { true: { textDecoration: 'none' } },
  },
});
