import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/*
 * What comes over the page by itself may come up under a finger. A press that began elsewhere ends where it began, and
 * none is taken in the first 400 ms, which is a delay because reduced motion leaves delays alone.
 */
const WHILE_ELSEWHERE_IS_PRESSED = ':root:active &:not(:active)';
const YIELD = 'yield 1ms 400ms backwards';

export const note = defineSlotRecipe({
  className: 'note',
  jsx: [],
  slots: ['root', 'icon', 'body', 'title'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      padding: '12px 14px',
      borderRadius: 'control',
      fontSize: 'md',
      lineHeight: 'md',
      bg: 'sunken',
      color: 'text',
    },
    icon: { color: 'text2' },
    body: { minWidth: '0', flex: '1' },
    title: { fontWeight: 'strong' },
  },
  variants: {
    tone: {
      neutral: {},
      info: { root: { bg: 'infoSoft' }, icon: { color: 'info' } },
      warn: { root: { bg: 'warnSoft' }, icon: { color: 'warn' } },
      danger: { root: { bg: 'dangerSoft' }, icon: { color: 'danger' } },
      success: { root: { bg: 'successSoft' }, icon: { color: 'success' } },
    },
    /* one line across the screen, under the top bar */
    band: {
      true: {
        root: {
          borderRadius: '0',
          padding: '10px max(var(--gutter, 16px), calc((100% - 1312px) / 2))',
          minHeight: '41px',
          alignItems: 'center',
          borderBottom: '1px solid token(colors.line)',
        },
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** Messages stand at the bottom, above the tabs, and never take the focus. */
export const toast = defineSlotRecipe({
  className: 'toast',
  jsx: [],
  slots: ['region', 'item', 'text', 'action', 'close'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      insetInline: '2',
      /* clear of the tabs, and of the buy bar, which is higher */
      bottom: { base: 'calc(token(sizes.tabs) + 16px + env(safe-area-inset-bottom))', lg: '24px', _low: '8px' },
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      pointerEvents: 'none',
    },
    item: {
      pointerEvents: 'auto',
      width: '100%',
      maxWidth: '412px',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '56px',
      padding: '6px 6px 6px 16px',
      borderRadius: 'panel',
      bg: 'toast',
      color: 'white',
      fontSize: 'lg',
      lineHeight: 'lg',
      boxShadow: 'high',
      animation: `lift token(durations.base) token(easings.out), ${YIELD}`,
      [WHILE_ELSEWHERE_IS_PRESSED]: { pointerEvents: 'none' },
      '& :focus-visible': { outlineColor: 'white' },
    },
    text: { flex: '1', minWidth: '0', py: '1' },
    action: {
      minHeight: 'touch',
      px: '3.5',
      borderRadius: 'control',
      fontSize: 'md',
      fontWeight: 'action',
      flex: 'none',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      textDecorationThickness: '1.5px',
    },
    close: { display: 'grid', placeItems: 'center', flex: 'none', minWidth: 'touch', minHeight: 'touch' },
  },
  variants: {
    /* stays until answered: its action is a button */
    staying: { true: { action: { bg: 'white', color: '#14191A', textDecoration: 'none' } } },
  },
});

/** From the bottom on a phone, in the middle of a large screen. */
export const sheet = defineSlotRecipe({
  className: 'sheet',
  jsx: [],
  slots: ['root', 'handle', 'head', 'title', 'body', 'foot'],
  base: {
    root: {
      position: 'fixed',
      inset: { base: 'auto 0 0 0', lg: '0' },
      mx: 'auto',
      my: { base: '0', lg: 'auto' },
      width: '100%',
      maxWidth: { base: '100%', sm: '480px' },
      maxHeight: { base: 'calc(100dvh - 96px)', lg: 'min(760px, calc(100dvh - 64px))' },
      height: 'fit-content',
      overflow: 'hidden',
      bg: 'surface',
      '--ground': 'token(colors.surface)',
      boxShadow: 'high',
      borderRadius: { base: 'token(radii.sheet) token(radii.sheet) 0 0', lg: 'dialog' },
      '&[open]': {
        display: 'flex',
        flexDirection: 'column',
        animation: {
          base: 'rise token(durations.sheet) token(easings.out)',
          lg: 'lift token(durations.base) token(easings.out)',
        },
      },
      _backdrop: { bg: 'scrim' },
    },
    handle: {
      display: { lg: 'none' },
      width: '36px',
      height: '4px',
      borderRadius: 'full',
      bg: 'lineStrong',
      margin: '8px auto 0',
      flex: 'none',
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      padding: '8px 10px 8px 20px',
      borderBottom: '1px solid token(colors.line)',
      flex: 'none',
      minHeight: '60px',
    },
    title: { textStyle: 'h2', flex: '1', minWidth: '0', '&:focus': { outline: 'none' } },
    body: { overflowY: 'auto', overscrollBehavior: 'contain', padding: '16px 20px 20px', flex: '1', minHeight: '0' },
    foot: {
      flex: 'none',
      padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
      borderTop: '1px solid token(colors.line)',
    },
  },
  variants: {
    size: { md: {}, lg: { root: { maxWidth: { base: '100%', sm: '480px', lg: '720px' } } } },
    /* does not stop the page: choice on cookies, kept above the tabs */
    modeless: {
      true: {
        root: {
          zIndex: 'sheet',
          bottom: { base: 'calc(token(sizes.tabs) + env(safe-area-inset-bottom))', lg: '24px', _low: '0' },
          inset: 'auto 0 auto 0',
          maxWidth: { base: '100%', sm: '480px' },
          overflowY: 'auto',
          animation: YIELD,
          [WHILE_ELSEWHERE_IS_PRESSED]: { pointerEvents: 'none' },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

/** The shape of what comes; still under reduced motion, seen only after 120 ms. */
export const skeleton = defineRecipe({
  className: 'skel',
  jsx: [],
  base: {
    display: 'block',
    borderRadius: 'cartouche',
    backgroundImage: 'linear-gradient(90deg, token(colors.sunken), token(colors.line) 50%, token(colors.sunken))',
    backgroundSize: '200% 100%',
    animation: 'appear 1ms 120ms both, shimmer 1.6s linear infinite',
    _still: { animation: 'appear 1ms 120ms both!' },
  },
  variants: {
    shape: {
      text: { height: '14px', width: '100%' },
      short: { height: '14px', width: '45%' },
      title: { height: '24px', width: '70%' },
      square: { aspectRatio: '1', width: '100%', borderRadius: 'plate' },
      wide: { aspectRatio: '4 / 3', width: '100%', borderRadius: 'plate' },
      block: { height: '120px', width: '100%' },
    },
  },
  defaultVariants: { shape: 'text' },
});

const bar = { borderRadius: '0', bg: 'ink' } as const;

export const progress = defineSlotRecipe({
  className: 'progress',
  jsx: [],
  slots: ['root', 'head', 'label', 'figure', 'bar', 'segments', 'segment'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    head: { display: 'flex', justifyContent: 'space-between', gap: '3', fontSize: 'md', lineHeight: 'md' },
    label: { fontWeight: 'label' },
    figure: { color: 'text2', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    bar: {
      appearance: 'none',
      display: 'block',
      width: '100%',
      height: '6px',
      border: 'none',
      bg: 'line',
      '&::-webkit-progress-bar': { bg: 'line' },
      '&::-webkit-progress-value': bar,
      '&::-moz-progress-bar': bar,
    },
    segments: { display: 'flex', gap: '1.5' },
    segment: {
      flex: '1',
      height: '8px',
      bg: 'line',
      _highContrast: { border: '1px solid CanvasText' },
      '&[data-state=sent]': { bg: 'success', _highContrast: { bg: 'CanvasText', forcedColorAdjust: 'none' } },
      '&[data-state=sending]': { backgroundImage: 'linear-gradient(90deg, token(colors.info) 40%, transparent 40%)' },
      '&[data-state=check]': { bg: 'warn' },
      '&[data-state=failed]': { bg: 'danger' },
    },
  },
});

export const loading = defineSlotRecipe({
  className: 'loading',
  jsx: [],
  slots: ['root', 'spinner', 'outline'],
  base: {
    root: {
      position: 'fixed',
      inset: '0',
      zIndex: 'toast',
      display: 'grid',
      placeItems: 'center',
      bg: 'color-mix(in srgb, token(colors.canvas) 72%, transparent)',
    },
    /* the shape of the page to come, under the bars that stick */
    outline: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: '4',
      overflow: 'hidden',
      bg: 'canvas',
      py: '4',
      '& .skel': { animationDelay: '0s', my: '2' },
    },
    spinner: {
      animation: 'turn token(durations.dash) linear infinite',
      fill: 'none',
      stroke: 'accent',
      strokeWidth: '6',
      _still: { animation: 'none!' },
    },
  },
});

export const empty = defineSlotRecipe({
  className: 'empty',
  jsx: [],
  slots: ['root', 'icon', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: '2',
      py: '12',
      px: '4',
      maxWidth: '480px',
      mx: 'auto',
    },
    icon: { color: 'text3', mb: '2' },
    title: { textStyle: 'h2' },
    text: { color: 'text2', textWrap: 'pretty' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', mt: '4' },
  },
});
