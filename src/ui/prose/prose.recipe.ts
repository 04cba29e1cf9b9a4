import { defineRecipe } from '@pandacss/dev';

/** Rich text written in the back office, of the blocks it knows (`RichBlock`). */
export const prose = defineRecipe({
  className: 'prose',
  jsx: [],
  base: {
    maxWidth: '68ch',
    textWrap: 'pretty',
    '& > * + *': { mt: '4' },
    '& h2': { textStyle: 'h2', mt: '8' },
    '& h3': { textStyle: 'h3', mt: '6' },
    '& > :first-child': { mt: '0' },
    '& ul': { listStyle: 'disc', pl: '5' },
    '& ol': { listStyle: 'decimal', pl: '6' },
    '& li + li': { mt: '1.5' },
    '& li::marker': { color: 'text3' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px', fontWeight: '560' },
    '& strong': { fontWeight: 'strong' },
    '& blockquote': { pl: '4', borderLeft: '3px solid token(colors.lineStrong)', color: 'text2' },
    '& table': { width: '100%', fontSize: 'md', lineHeight: 'md' },
    '& :is(th, td)': {
      textAlign: 'left',
      py: '2',
      pr: '4',
      borderBottom: '1px solid token(colors.line)',
      verticalAlign: 'top',
    },
    '& :is(th, td):last-child': { pr: '0' },
    '& th': { fontWeight: 'label' },
  },
});
