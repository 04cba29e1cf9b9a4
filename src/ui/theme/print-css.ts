/** On paper: what is read, in the colours of the day; nothing that is pressed, and none of the shop around the page. */
const PRESSED = [
  '.header__root',
  '.topbar__root',
  '.tabs__root',
  '.footer__root',
  '.crumb__root',
  '.skip',
  '.btn',
  '.ib',
  '.step__button',
  '.actionbar__row',
  '.product__actions',
  '.product__related > :not(a)',
  '.gallery__tools',
  '.gallery__thumbs',
  '.accordion__icon',
  '.toast__region',
  '.sheet__root',
  '.loading__root',
  '.loading__outline',
];

export const printCss = {
  '@media print': {
    ':root, [data-theme]': { colorScheme: 'light!' },
    body: { bg: 'white' },
    [PRESSED.join(', ')]: { display: 'none!' },
    '.page__root, .page__main': { pb: '0!', minHeight: '0!' },
    '.page__wrap, .page__section': { px: '0!' },
    /* a phone has the title in its bar */
    '.only--on_large': { display: 'block!' },
    '.actionbar__root': { position: 'static!', borderTopWidth: '0', boxShadow: 'none!' },
    '.step__root': { borderWidth: '0' },
    '.product__root': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    '.gallery__stage': { mx: '0!' },
    '.gallery__strip': { overflow: 'hidden' },
    'li, tr, .dl__row, .note__root': { breakInside: 'avoid' },
  },
};
