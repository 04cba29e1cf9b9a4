import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

const box = {
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

/** Text fields keep 16 px: a phone never zooms into them. */
export const input = defineRecipe({
  className: 'input',
  jsx: [],
  base: box,
  variants: {
    kind: {
      line: {},
      area: { py: '3', resize: 'vertical', display: 'block' },
    },
    size: { md: {}, sm: { minHeight: { base: 'control', lg: '40px' }, px: '3', fontSize: { base: 'body', lg: 'md' } } },
  },
  defaultVariants: { kind: 'line', size: 'md' },
});

export const select = defineSlotRecipe({
  className: 'select',
  jsx: [],
  slots: ['root', 'control', 'icon', 'press'],
  base: {
    root: { position: 'relative', display: 'block' },
    control: { ...box, appearance: 'none', pr: '10', textOverflow: 'ellipsis' },
    /* at the end of a field of text: show what is typed */
    press: { position: 'absolute', right: '0', top: '0' },
    icon: { position: 'absolute', right: '3', top: 'calc(50% - 10px)', pointerEvents: 'none' },
  },
  variants: {
    /* looks like a chip: sorting above a list */
    chip: {
      true: {
        root: { display: 'inline-block', maxWidth: '100%' },
        control: {
          minHeight: 'touch',
          width: 'auto',
          maxWidth: '100%',
          /* as wide as the answer, not as the longest one */
          fieldSizing: 'content',
          pr: '36px',
          textStyle: 'ui',
          fontSize: { base: 'body', lg: 'md' },
        },
      },
    },
  },
});

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

/** Checkbox and radio: the native control, drawn by us. */
export const choice = defineSlotRecipe({
  className: 'choice',
  jsx: [],
  slots: ['root', 'control', 'label', 'count', 'group'],
  base: {
    group: { display: 'flex', flexDirection: 'column' },
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      fontSize: 'lg',
      lineHeight: 'lg',
      cursor: 'pointer',
    },
    control: {
      appearance: 'none',
      width: '22px',
      height: '22px',
      flex: 'none',
      bg: 'surface',
      border: '1.5px solid token(colors.lineStrong)',
      cursor: 'inherit',
      _disabled: { bg: 'sunken' },
      '&[aria-invalid=true]': { border: '2px solid token(colors.danger)' },
    },
    label: { minWidth: '0' },
    count: { marginLeft: 'auto', pl: '2', color: 'text3', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    kind: {
      checkbox: {
        control: {
          borderRadius: 'check',
          display: 'grid',
          placeItems: 'center',
          _after: {
            content: '""',
            display: 'none',
            width: '12px',
            height: '7px',
            borderLeft: '2px solid token(colors.onInk)',
            borderBottom: '2px solid token(colors.onInk)',
            transform: 'translateY(-1.5px) rotate(-45deg)',
          },
          '&:is(:checked, :indeterminate)': { bg: 'ink', borderColor: 'ink', _after: { display: 'block' } },
          '&:indeterminate::after': { height: '0', borderLeft: 'none', transform: 'none' },
        },
      },
      radio: { control: { borderRadius: '50%', '&:checked': { border: '6.5px solid token(colors.ink)' } } },
    },
    /* beside a list on a large screen */
    dense: { true: { root: { minHeight: { base: 'touch', lg: 'controlAdmin' }, fontSize: { lg: 'md' } } } },
    /* a long sentence: the box stays on its first line */
    top: { true: { root: { alignItems: 'flex-start', py: '2.5', fontSize: 'md' } } },
  },
  defaultVariants: { kind: 'checkbox' },
});

/** Two or three exclusive answers side by side: a radio group in the shape of one control. */
export const segmented = defineSlotRecipe({
  className: 'segmented',
  jsx: [],
  slots: ['root', 'option', 'control', 'face'],
  base: {
    root: { display: 'flex', borderRadius: 'control', border: '1px solid token(colors.lineStrong)', bg: 'surface' },
    option: { flex: '1', position: 'relative', display: 'flex', cursor: 'pointer' },
    control: { appearance: 'none', position: 'absolute', inset: '0', borderRadius: 'control', cursor: 'inherit' },
    face: {
      flex: '1',
      display: 'grid',
      placeItems: 'center',
      textAlign: 'center',
      minHeight: '46px',
      margin: '-1px',
      px: '2',
      borderRadius: 'control',
      fontWeight: '560',
      pointerEvents: 'none',
      'input:checked + &': { bg: 'ink', color: 'onInk', fontWeight: 'action' },
    },
  },
});

export const errorSummary = defineSlotRecipe({
  className: 'errors',
  jsx: [],
  slots: ['root', 'title', 'list', 'link', 'icon', 'body'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      padding: '3.5',
      borderRadius: 'panel',
      bg: 'dangerSoft',
      '&:focus': { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
    },
    icon: { color: 'danger' },
    body: { minWidth: '0', flex: '1' },
    title: { fontSize: 'md', lineHeight: 'md', fontWeight: '680' },
    list: { mt: '0.5' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '28px',
      fontSize: 'md',
      lineHeight: 'md',
      fontWeight: '560',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
});

export const searchField = defineSlotRecipe({
  className: 'search',
  jsx: [],
  slots: ['root', 'input', 'icon', 'hint', 'clear'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control',
      flex: '1',
      minWidth: '0',
      borderRadius: 'control',
      bg: 'sunken',
      pl: '3.5',
      color: 'text2',
      '&:focus-within': { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
    },
    icon: { flex: 'none' },
    input: {
      flex: '1',
      minWidth: '0',
      minHeight: 'control',
      px: '2.5',
      color: 'text',
      textOverflow: 'ellipsis',
      outline: 'none!',
      appearance: 'none',
      caretColor: 'accentText',
      _placeholder: { color: 'text2', opacity: '1' },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    hint: { display: { base: 'none', xl: 'block' }, px: '4', fontSize: 'xs', whiteSpace: 'nowrap' },
    clear: {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      color: 'text',
      borderRadius: 'control',
    },
  },
  variants: {
    framed: { true: { root: { bg: 'surface', border: '1px solid token(colors.lineStrong)' } } },
  },
});

export const facet = defineSlotRecipe({
  className: 'facet',
  jsx: [],
  slots: ['root', 'summary', 'title', 'body', 'caret'],
  base: {
    root: { borderTop: '1px solid token(colors.line)', '&:first-child': { borderTopWidth: '0' } },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: { base: '52px', lg: 'touch' },
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    title: { textStyle: 'h3' },
    body: { pb: '3' },
    caret: {
      transitionProperty: 'transform',
      transitionDuration: 'fast',
      '[open] > summary > &': { transform: 'rotate(180deg)' },
    },
  },
});

/** Histogram, two thumbs, two fields: the fields are the accessible way, the thumbs the quick one. */
export const priceRange = defineSlotRecipe({
  className: 'range',
  jsx: [],
  slots: ['root', 'stage', 'chart', 'bar', 'track', 'thumb', 'fields', 'field', 'to'],
  base: {
    root: { minWidth: '0' },
    stage: { position: 'relative', height: '58px', mx: '0.5' },
    chart: { position: 'absolute', left: '10px', width: 'calc(100% - 20px)', bottom: '20px', height: '38px' },
    bar: { fill: 'lineStrong', fillOpacity: '0.35', '&[data-in]': { fill: 'text', fillOpacity: '0.75' } },
    track: { fill: 'line', '&[data-in]': { fill: 'text' } },
    thumb: {
      appearance: 'none',
      position: 'absolute',
      left: '0',
      bottom: '0',
      width: '100%',
      height: '44px',
      pointerEvents: 'none',
      '&::-webkit-slider-thumb': {
        appearance: 'none',
        pointerEvents: 'auto',
        width: '24px',
        height: '24px',
        borderRadius: '50%',
        bg: 'surface',
        border: '2.5px solid token(colors.text)',
        cursor: 'grab',
      },
      '&::-moz-range-thumb': {
        boxSizing: 'border-box',
        pointerEvents: 'auto',
        width: '24px',
        height: '24px',
        borderRadius: '50%',
        bg: 'surface',
        border: '2.5px solid token(colors.text)',
        cursor: 'grab',
      },
      _focusVisible: {
        outline: 'none',
        '&::-webkit-slider-thumb': { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
        '&::-moz-range-thumb': { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
      },
    },
    fields: { display: 'flex', alignItems: 'flex-end', gap: '3', mt: '2' },
    field: { flex: '1', minWidth: '0' },
    to: { display: { base: 'none', lg: 'block' }, pb: '2.5', color: 'text2' },
  },
});
