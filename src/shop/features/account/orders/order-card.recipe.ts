import { defineSlotRecipe } from '@pandacss/dev';

/** An order in a list: number and state, day, what happens next, its articles and its total. */
export const orderCard = defineSlotRecipe({
  className: 'order',
  jsx: [],
  slots: ['list', 'root', 'head', 'name', 'day', 'foot', 'thumbs', 'total'],
  base: {
    list: { display: 'grid', gap: '3' },
    root: { position: 'relative', display: 'grid', gap: '1' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
    /* the whole card may be pressed, and says its number when it is read out */
    name: { textStyle: 'label', fontSize: 'lg', '& a::after': { content: '""', position: 'absolute', inset: '0' } },
    day: { color: 'text2', fontSize: 'md', lineHeight: 'md' },
    foot: { display: 'flex', alignItems: 'center', gap: '3', pt: '2' },
    thumbs: { display: 'flex', gap: '2', minWidth: '0' },
    total: { marginLeft: 'auto', textStyle: 'price', whiteSpace: 'nowrap' },
  },
});
