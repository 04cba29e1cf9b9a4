import { defineRecipe } from '@pandacss/dev';
import { press } from '#src/ui/theme/mixins.ts';

/** Accent is the main action of the screen, ink is everything else that is pressed. */
export const button = defineRecipe({
  className: 'btn',
  jsx: [],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'control',
    fontWeight: 'action',
    textAlign: 'center',
    userSelect: 'none',
    ...press,
    '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
      bg: 'sunken!',
      color: 'text3!',
      borderColor: 'transparent!',
      cursor: 'not-allowed',
    },
    /* loading: the marking of the road runs along the lower edge, the label and the width stay */
    '&[aria-busy=true]': { cursor: 'progress' },
    '&[aria-busy=true]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      height: '4px',
      backgroundImage: 'repeating-linear-gradient(90deg, currentColor 0 12px, transparent 12px 22px)',
      backgroundSize: '22px 100%',
      animation: 'dash token(durations.dash) linear infinite',
    },
  },
  variants: {
    tone: {
      accent: { bg: 'accent', color: 'onAccent', _pointed: { bg: 'accentHover' }, _active: { bg: 'accentHover' } },
      ink: { bg: 'ink', color: 'onInk', _pointed: { opacity: '0.9' }, _active: { opacity: '0.85' } },
      /* in its own colour: in grey text it would look as if it could not be pressed */
      line: {
        border: 'token(borderWidths.strong) solid token(colors.lineStrong)',
        color: 'text',
        _pointed: { bg: 'sunken' },
        _active: { bg: 'sunken' },
      },
      soft: { bg: 'softButton', _pointed: { bg: 'line' }, _active: { bg: 'line' } },
      text: { textDecoration: 'underline', textUnderlineOffset: '4px', textDecorationThickness: '1.5px' },
      danger: { color: 'danger', _pointed: { bg: 'dangerSoft' }, _active: { bg: 'dangerSoft' } },
      /* on asphalt: white in the auto area, the accent in the moto area */
      hero: {
        bg: { base: 'white', _moto: 'accent' },
        color: { base: '#14191A', _moto: 'onAccent' },
        _pointed: { opacity: '0.92' },
      },
    },
    size: {
      sm: { minHeight: 'touch', px: '4', fontSize: 'md', lineHeight: 'md' },
      md: { minHeight: 'control', px: '5' },
      lg: { minHeight: 'controlLg', px: '6' },
    },
    wide: { true: { width: '100%' } },
  },
  compoundVariants: [{ tone: 'text', css: { px: '3' } }],
  defaultVariants: { tone: 'accent', size: 'md' },
});
