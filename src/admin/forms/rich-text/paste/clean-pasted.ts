/** What other programs put on the clipboard, as the shop's rich text can hold it. */
import { hideStyles, SAID } from './hide-styles.ts';
import { gatherLists } from './word-lists.ts';

/** From here on a weight is one of headings. */
const BOLD = 600;

/** What a style says of weight and slant; undefined where it says nothing. */
function readStyle(element: Element): { readonly bold?: boolean; readonly italic?: boolean } {
  const style = element.getAttribute(SAID) ?? '';
  const weight = /(?:^|[;\s])font-weight\s*:\s*([a-z]+|\d+)/i.exec(style)?.[1]?.toLowerCase();
  const slant = /(?:^|[;\s])font-style\s*:\s*([a-z]+)/i.exec(style)?.[1]?.toLowerCase();
  return {
    ...(weight === undefined ? {} : { bold: weight.startsWith('bold') || Number(weight) >= BOLD }),
    ...(slant === undefined ? {} : { italic: slant === 'italic' || slant === 'oblique' }),
  };
}

const INLINE = new Set(['span', 'font', 'a', 'u', 'b', 'strong', 'i', 'em']);

/** Bold and italic by their tags, wherever the style says otherwise or alone says it. */
function sayByTags(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${SAID}]`)) {
    const name = element.localName;
    if (!INLINE.has(name)) continue;
    const { bold, italic } = readStyle(element);
    const isOff =
      ((name === 'b' || name === 'strong') && bold === false) || (/^(?:i|em)$/.test(name) && italic === false);
    if (bold === true && name !== 'b' && name !== 'strong') wrap(element, 'strong');
    if (italic === true && name !== 'i' && name !== 'em') wrap(element, 'em');
    if (isOff) element.replaceWith(...element.childNodes);
  }
}

function wrap(element: Element, tag: 'strong' | 'em'): void {
  const within = element.ownerDocument.createElement(tag);
  within.append(...element.childNodes);
  element.append(within);
}

/** The titles that the shop's texts have: a page has its own above them. */
const TITLES: Readonly<Record<string, string>> = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

function settleTitles(root: ParentNode): void {
  for (const title of root.querySelectorAll('h1, h4, h5, h6')) {
    const settled = title.ownerDocument.createElement(TITLES[title.localName] ?? 'h3');
    settled.append(...title.childNodes);
    title.replaceWith(settled);
  }
}

export function cleanPasted(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = hideStyles(html);
  const root = template.content;
  gatherLists(root);
  sayByTags(root);
  settleTitles(root);
  for (const element of root.querySelectorAll(`[${SAID}]`)) element.removeAttribute(SAID);
  return template.innerHTML;
}
