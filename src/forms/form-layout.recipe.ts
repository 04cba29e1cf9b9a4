import { defineSlotRecipe } from '@pandacss/dev';

/** Fields under each other, and the few that stand side by side where there is room. */
export const formLayout = defineSlotRecipe({
  className: 'form',
  jsx: [],
  slots: [
    'pair',
    'stack',
    'side',
    'body',
    'summary',
    'thumbs',
    'large',
    'lines',
    'actions',
    'joined',
    'total',
    'small',
    'group',
    'page',
    'stackTight',
    'figure',
  ],
  base: {
    pair: { display: 'grid', gap: '5', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))' },
    /* close to the words it stands under */
    stack: { display: 'grid', gap: '5', py: '5', ':is(h2, h3) + &': { pt: '2' } },
    /* form beside what it is about, on a large screen */
    body: {
      display: 'grid',
      gap: { base: '2', lg: '12' },
      gridTemplateColumns: { lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
    },
    side: { lg: { order: '2', pt: '5', '& > *': { position: 'sticky', top: '5' } } },
    /* what the bar at the thumb says on a phone */
    lines: { pt: '5' },
    large: { display: { base: 'none', lg: 'block' }, pt: '5', '& > *': { position: 'sticky', top: '5' } },
    actions: {
      display: 'flex',
      gap: '2',
      mt: '5',
      '& > :last-child': { flex: '1' },
      /* buttons of a page: on a phone they share its width, or have a line each; elsewhere each is as wide as its words */
      '.form__stack > &': {
        mt: '0',
        flexWrap: 'wrap',
        '& > :nth-child(n)': { flex: { base: '1 1 auto', lg: 'none' } },
      },
    },
    /* a field and the button that sends it */
    joined: { display: 'grid', gap: '2', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
    total: {
      display: 'flex',
      'dl + &': { pt: '3', borderTop: '1px solid token(colors.line)' },
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      fontWeight: 'label',
      '& b': { textStyle: 'price', fontSize: '1.5rem', lineHeight: '1.875rem', whiteSpace: 'nowrap' },
    },
    small: { fontSize: 'sm', lineHeight: 'sm', color: 'text2' },
    page: {
      pt: '5',
      /* lines bring room of their own, cards do not */
      '& > ul:first-child:not([class^=order])': { mt: '-4' },
      '& > ul': { maxWidth: '800px' },
      '& li:last-child': { borderBottomWidth: '0' },
    },
    stackTight: { display: 'grid', gap: '3', color: 'text2' },
    figure: { textStyle: 'h2', color: 'text' },
    group: { textStyle: 'label', color: 'text2', pt: '5', pb: '1' },
    thumbs: { display: 'flex', '& > * + *': { ml: '-8px', boxShadow: '0 0 0 2px token(colors.canvas)' } },
    summary: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
  },
});
