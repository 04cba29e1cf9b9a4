/** Lists as Word writes them: paragraphs that say in their style that they are items, with their marks as text. */
import { SAID } from './hide-styles.ts';

const said = (element: Element): string => element.getAttribute(SAID) ?? '';
const isItem = (element: Element): boolean => /mso-list\s*:\s*(?!none|ignore|skip)/i.test(said(element));

/** Numbers and letters before a full stop or a bracket; every other mark is a bullet. */
const NUMBERED = /^\s*(?:\d{1,4}|[a-z]{1,4})[.)]/i;
const BULLET = /^[\s\u00a0]*(?:[·•●○▪■◦§–—o-]|\uf0b7|\uf0a7)[\s\u00a0]+/;

function markOf(item: Element): { readonly isNumbered: boolean } {
  const marks = [...item.querySelectorAll(`[${SAID}]`)].filter((one) => /mso-list\s*:\s*ignore/i.test(said(one)));
  const mark = marks.map((one) => one.textContent).join('');
  for (const one of marks) one.remove();
  if (mark === '') dropBullet(item);
  return { isNumbered: NUMBERED.test(mark) };
}

/** A bullet that nothing marks as one stands at the beginning of the text. */
function dropBullet(item: Element): void {
  const first = item.ownerDocument.createTreeWalker(item, 4 /* texts */).nextNode();
  if (first?.nodeValue !== null && first?.nodeValue !== undefined)
    first.nodeValue = first.nodeValue.replace(BULLET, '');
}

/** Neighbouring items become one list; lists do not nest in the shop. */
export function gatherLists(root: ParentNode): void {
  for (const item of [...root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')].filter(isItem)) {
    const { isNumbered } = markOf(item);
    const tag = isNumbered ? 'ol' : 'ul';
    const before = item.previousElementSibling;
    const isNext = before?.hasAttribute('data-gathered') === true && before.localName === tag;
    const list = isNext ? before : item.ownerDocument.createElement(tag);
    if (!isNext) {
      list.setAttribute('data-gathered', '');
      item.before(list);
    }
    const line = item.ownerDocument.createElement('li');
    const text = item.ownerDocument.createElement('p');
    text.append(...item.childNodes);
    line.append(text);
    list.append(line);
    item.remove();
  }
  for (const list of root.querySelectorAll('[data-gathered]')) list.removeAttribute('data-gathered');
}
