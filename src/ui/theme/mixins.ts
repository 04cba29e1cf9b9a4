/** What several recipes share. */
export const press = { transition: 'background-color .12s' } as const;

export const box = {
  width: '100%',
  minWidth: '0',
  minHeight: 'control',
  borderRadius: 'control',
  bg: 'surface',
  color: 'text',
  border: '1px solid token(colors.lineStrong)',
  px: '3.5',
  fontSize: 'body',
  lineHeight: 'body',
  _placeholder: { color: 'text2', opacity: '1' },
  '&:disabled': { bg: 'sunken', color: 'text3', cursor: 'not-allowed' },
  /* the wider border takes its pixel from the padding: nothing moves */
  '&[aria-invalid=true]': { border: '2px solid token(colors.danger)', px: '13px' },
} as const;

export const wrap = {
  width: '100%',
  maxWidth: 'calc(token(sizes.container) + 2 * var(--gutter))',
  mx: 'auto',
  px: 'var(--gutter)',
} as const;

/*
 * What comes over the page by itself may come up under a finger. A press that began elsewhere ends where it began, and
 * none is taken in the first 400 ms, which is a delay because reduced motion leaves delays alone.
 */
export const WHILE_ELSEWHERE_IS_PRESSED = ':root:active &:not(:active)';

export const YIELD = 'yield 1ms 400ms backwards';

/** The way to a page, and on the right a button, which keeps its target without making the line higher. */
export const trail = {
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  /* its sign, not its target, ends with the column */
  '& > button': { my: '-10px', mr: '-12px' },
} as const;

/** Every product picture lies on the same softly lit plate. */
export const lit = {
  backgroundImage: 'radial-gradient(90% 80% at 42% 34%, token(colors.plateLit), token(colors.plateShade))',
  borderRadius: 'plate',
  position: 'relative',
  overflow: 'hidden',
  display: 'block',
  /* out of the flow: a tall photograph never stretches its plate */
  '& > :is(img, svg)': { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'contain' },
} as const;
