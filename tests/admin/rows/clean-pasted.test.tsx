/** What is pasted from other programs is read by its text: the policy of the page takes no style attribute. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPasted } from '#src/admin/forms/rich-text/paste/clean-pasted.ts';
import { hideStyles } from '#src/admin/forms/rich-text/paste/hide-styles.ts';

test.each([
  [
    'Google Docs: a bold element that says it is not bold',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">normal</span></p></b>',
    '<p><span>normal</span></p>',
  ],
  [
    'a span that says it is bold',
    '<p><span style="color:red;font-weight:700">gras</span></p>',
    '<p><span><strong>gras</strong></span></p>',
  ],
  [
    'a span that says both',
    "<p><span style='font-weight:bold;font-style:italic'>a</span></p>",
    '<p><span><em><strong>a</strong></em></span></p>',
  ],
  ['an italic that says it is not', '<p><i style="font-style:normal">droit</i></p>', '<p>droit</p>'],
  ['a bold without a style', '<p><b>gras</b> <strong>gras</strong></p>', '<p><b>gras</b> <strong>gras</strong></p>'],
  ['a style in capitals without quotes', '<P STYLE=color:red>texte</P>', '<p>texte</p>'],
  [
    'a first title and small ones',
    '<h1>Un</h1><h2>Deux</h2><h3>Trois</h3><h4>Quatre</h4><h6>Six</h6>',
    '<h2>Un</h2><h2>Deux</h2><h3>Trois</h3><h3>Quatre</h3><h3>Six</h3>',
  ],
  ['a slice of the editor itself', '<p data-pm-slice="1 1 []">texte</p>', '<p data-pm-slice="1 1 []">texte</p>'],
  ['a value that holds the word', '<p title="a style=\'b\' > c">x</p>', '<p title="a style=\'b\' > c">x</p>'],
  ['text that looks like one', '<p>a style="b" 1 < 2</p>', '<p>a style="b" 1 &lt; 2</p>'],
  [
    'a style element and a comment',
    '<style>p{color:red}</style><!--[if gte mso 9]><xml>x</xml><![endif]--><p>x</p>',
    '<p>x</p>',
  ],
])('%s', (_, pasted, clean) => {
  expect(cleanPasted(pasted)).toBe(clean);
});

const item = (mark: string, text: string, level = 1): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${String(level)} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
const plain = (html: string): string => html.replace(/<\/?(?:o:p|span)>|<!--.*?-->/gu, '');

test('lists of Word are lists, with bullets or with numbers', () => {
  const pasted = `<p>Avant</p>${item('·', 'Premier')}${item('·', 'Second')}${item('1.', 'Un')}${item('2.', 'Deux')}<p>Après</p>`;
  expect(plain(cleanPasted(pasted))).toBe(
    '<p>Avant</p><ul><li><p>Premier</p></li><li><p>Second</p></li></ul><ol><li><p>Un</p></li><li><p>Deux</p></li></ol><p>Après</p>',
  );
});

test('a mark that nothing says is one goes as well', () => {
  const pasted =
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>·&nbsp;&nbsp;&nbsp;&nbsp; Premier point</p>";
  expect(cleanPasted(pasted)).toBe('<ul><li><p>Premier point</p></li></ul>');
});

test('no style attribute is left for a parser to find, whatever is pasted', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '<p style="a:b">',
      "<b STYLE = 'x'>",
      '<i style=x>',
      '</p>',
      '<',
      '>',
      '"',
      "'",
      'style=',
      ' ',
      '<!--',
      '-->',
      '<style>',
      '</style>',
    ),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const template = document.createElement('template');
      template.innerHTML = hideStyles(parts.join(''));
      expect(template.content.querySelectorAll('[style], style')).toHaveLength(0);
    }),
  );
});
