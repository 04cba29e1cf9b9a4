import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

const press = { transition: 'background-color .12s' } as const;

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

export const iconButton = defineRecipe({
  className: 'ib',
  jsx: [],
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    position: 'relative',
    minWidth: 'touch',
    minHeight: 'touch',
    borderRadius: 'control',
    ...press,
    '&:is(:disabled, [aria-disabled=true])': { color: 'text3', cursor: 'not-allowed' },
  },
  variants: {
    tone: {
      plain: { _pointed: { bg: 'sunken' }, _active: { bg: 'sunken' } },
      line: { border: 'token(borderWidths.strong) solid token(colors.lineStrong)', _pointed: { bg: 'sunken' } },
      ink: {
        bg: 'ink',
        color: 'onInk',
        '&:is(:disabled, [aria-disabled=true])': { bg: 'sunken', color: 'text3' },
        _pointed: { opacity: '0.9' },
      },
      /* beside other controls of a line: the bin */
      quiet: { color: 'text2', _pointed: { bg: 'sunken' } },
      /* on a picture plate */
      plate: { color: 'onPlate' },
    },
    size: { md: {}, lg: { minWidth: 'controlLg', minHeight: 'controlLg' } },
  },
  defaultVariants: { tone: 'plain', size: 'md' },
});

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

export const chip = defineRecipe({
  className: 'chip',
  jsx: [],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: 'touch', lg: '32px' },
    px: { base: '3.5', lg: '2.5' },
    borderRadius: 'control',
    bg: 'surface',
    border: '1px solid token(colors.lineStrong)',
    textStyle: 'ui',
    whiteSpace: 'nowrap',
  },
  variants: {
    on: { true: { fontWeight: '660', borderColor: 'text', boxShadow: 'inset 0 0 0 1px token(colors.text)' } },
    /* beside a heading the chip keeps the height of a control */
    tall: { true: { minHeight: 'touch', px: '3.5', fontSize: { base: 'body', lg: 'md' } } },
  },
});

export const stepper = defineSlotRecipe({
  className: 'step',
  jsx: [],
  slots: ['root', 'button', 'value'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'stretch',
      borderRadius: 'control',
      bg: 'surface',
      border: '1px solid token(colors.lineStrong)',
    },
    button: {
      display: 'grid',
      minHeight: 'touch',
      /* over the frame: the target keeps its 44 px */
      my: '-1px',
      placeItems: 'center',
      minWidth: 'touch',
      borderRadius: 'control',
      _pointed: { bg: 'sunken' },
      '&:is(:disabled, [aria-disabled=true])': { color: 'text3', cursor: 'not-allowed' },
    },
    value: {
      width: '32px',
      textAlign: 'center',
      fontWeight: 'strong',
      fontVariantNumeric: 'tabular-nums',
      borderRadius: 'tag',
    },
  },
  variants: { size: { md: {}, lg: { button: { minHeight: 'controlLg' } } } },
  defaultVariants: { size: 'md' },
});

/** A link inside text. */
export const textLink = defineRecipe({
  className: 'link',
  jsx: [],
  base: {
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
