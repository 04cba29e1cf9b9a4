import { defineSlotRecipe } from '@pandacss/dev';

export const field = defineSlotRecipe({
  className: 'field',
  jsx: [],
  slots: ['root', 'legend', 'label', 'optional', 'hint', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0', borderWidth: '0' },
    label: { fontSize: 'md', lineHeight: 'md', fontWeight: 'label', display: 'block' },
    /* a legend takes no part in the gap of its fieldset */
    legend: { fontSize: 'md', lineHeight: 'md', fontWeight: 'label', mb: '1.5' },
    optional: { fontWeight: 'text', color: 'text3' },
    hint: { fontSize: 'sm', lineHeight: 'sm', color: 'text3' },
    error: { display: 'flex', gap: '1.5', fontSize: 'md', lineHeight: 'md', fontWeight: 'ui', color: 'danger' },
  },
});
