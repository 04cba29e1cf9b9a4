import { defineSlotRecipe } from '@pandacss/dev';

export const richTextField = defineSlotRecipe({
  className: 'richtext',
  jsx: [],
  slots: ['field', 'label', 'root', 'tools', 'tool', 'text', 'link'],
  base: {
    field: { display: 'grid', gap: '1.5', minWidth: '0', gridTemplateColumns: 'minmax(0, 1fr)' },
    label: { fontSize: 'md', fontWeight: 'label' },
    root: { border: '1px solid token(colors.lineStrong)', borderRadius: 'control', bg: 'surface', minHeight: '160px' },
    tools: { display: 'flex', flexWrap: 'wrap', gap: '1', padding: '1', borderBottom: '1px solid token(colors.line)' },
    tool: {
      minWidth: { base: 'touch', lg: '36px' },
      minHeight: { base: 'touch', lg: '36px' },
      borderRadius: 'control',
      fontWeight: 'label',
      _pointed: { bg: 'sunken' },
      '&[aria-pressed=true]': { bg: 'ink', color: 'onInk' },
    },
    text: {
      padding: '3',
      minHeight: '120px',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'break-word',
      /* tables of a text may be wider than its field */
      overflowX: 'auto',
      '& :is([data-kind=note], [data-kind=quote])': { borderLeft: '3px solid token(colors.lineStrong)', pl: '3' },
      '& [data-kind=quote]': { fontStyle: 'italic' },
      '& .ProseMirror-selectednode': { outline: '2px solid token(colors.focus)' },
    },
    link: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'flex-end', padding: '2' },
  },
});
