import { defineGlobalStyles } from '@pandacss/dev';
import { printCss } from './print-css.ts';

/** A small reset of our own (Panda's preflight is twice the weight) and the page itself. */
export const globalCss = defineGlobalStyles({
  '*, ::before, ::after': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    borderStyle: 'solid',
    borderColor: 'line',
  },
  ':root': {
    colorScheme: 'light dark',
    WebkitTextSizeAdjust: '100%',
    accentColor: 'token(colors.ink)',
  },
  '[data-theme=light]': { colorScheme: 'light' },
  '[data-theme=dark]': { colorScheme: 'dark' },
  /* an open dialog keeps the page behind it where it is */
  ':root:has(dialog:modal)': { overflow: 'hidden', scrollbarGutter: 'stable' },
  body: {
    bgColor: 'canvas',
    /* a picture of the branding stands beside the pages of a wide screen; under text it is hardly there, so that everything can be read */
    '--veil':
      'light-dark(color-mix(in srgb, token(colors.canvas) 95%, transparent), color-mix(in srgb, token(colors.canvas) 86%, transparent))',
    '--page-veil':
      'linear-gradient(90deg, transparent, var(--veil) calc(50% - token(sizes.container) / 2 - 48px), var(--veil) calc(50% + token(sizes.container) / 2 + 48px), transparent)',
    backgroundPosition: 'center',
    backgroundSize: 'cover',
    backgroundAttachment: 'fixed',
    color: 'text',
    fontFamily: 'body',
    textStyle: 'body',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'inherit' },
  'ul, ol': { listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  'button, input, select, textarea': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
    bg: 'transparent',
    borderRadius: '0',
  },
  'button, select, summary, [role=button]': { cursor: 'pointer', touchAction: 'manipulation' },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  table: { borderCollapse: 'collapse' },
  dialog: { color: 'inherit', border: 'none', margin: 'auto' },
  '[hidden]': { display: 'none!' },
  ':focus-visible': { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
  /* what the focus comes to is scrolled clear of the bars that stay; the bars themselves need no scrolling */
  ':root:has(:is(main, aside, footer) :focus)': { scrollPadding: { base: '128px 0 148px', lg: '0', _low: '0' } },
  /* where the system chooses the colours, what only a ground tells apart gets a frame */
  '@media (forced-colors: active)': {
    ':is([aria-current], [aria-pressed=true], [aria-selected=true]), input[type=radio]:checked + *': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
    ':focus-visible': { outline: '3px solid CanvasText', outlineOffset: '2px' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '1ms!',
      animationIterationCount: '1!',
      transitionDuration: '1ms!',
      scrollBehavior: 'auto!',
    },
  },
  ...printCss,
});
