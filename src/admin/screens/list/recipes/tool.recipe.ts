import { defineRecipe } from '@pandacss/dev';
import { press } from '#src/ui/theme/mixins.ts';

/** What is switched on looks so, under the pointer too. */
const pressed = { '&[aria-pressed=true][aria-pressed]': { bg: 'ink', color: 'onInk', borderColor: 'ink' } };

/** A button of the back office beside others: 36 px with a pointer, 44 under a finger. */
export const tool = defineRecipe({
  className: 'tool',
  jsx: [],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: { base: 'touch', lg: 'controlAdmin' },
    px: '3',
    borderRadius: 'admin',
    fontSize: 'md',
    lineHeight: 'md',
    fontWeight: 'label',
    whiteSpace: 'nowrap',
    ...press,
    '&:is(:disabled, [aria-disabled=true])': { color: 'text3', borderColor: 'line', cursor: 'not-allowed' },
  },
  variants: {
    tone: {
      line: {
        bg: 'surface',
        border: '1px solid token(colors.lineStrong)',
        _pointed: { bg: 'sunken' },
        '&[aria-expanded=true]': { bg: 'sunken' },
        ...pressed,
      },
      ink: { bg: 'ink', color: 'onInk', _pointed: { opacity: '0.9' } },
      /* without a frame: at the end of a row of others */
      plain: { _pointed: { bg: 'sunken' }, '&[aria-expanded=true]': { bg: 'sunken' }, ...pressed },
      danger: { bg: 'danger', color: 'surface', _pointed: { opacity: '0.9' } },
      /* on the dark bar of a selection */
      onInk: { color: 'white', _pointed: { bg: 'asphaltLit' } },
    },
    icon: { true: { px: '0', width: { base: 'touch', lg: 'controlAdmin' } } },
    small: { true: { minHeight: { base: 'touch', lg: '28px' }, px: '1.5' } },
  },
  compoundVariants: [{ icon: true, small: true, css: { px: '0', width: { base: 'touch', lg: '28px' } } }],
  defaultVariants: { tone: 'line' },
});
