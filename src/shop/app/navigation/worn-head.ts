/**
 * The server's head over the one the device has drawn (specification §7). The elements that the page drew stay its own:
 * they are given other values and get theirs back before the next page, which sets only what differs from its own last.
 */
import type { Metadata } from '#core/contract/shop/metadata.ts';
import { headTags, type HeadTag } from '#src/shop/parts/page/head-tags.ts';
import { HEAD_MARK } from '#src/shop/parts/page/printed-head.ts';

type Undo = () => void;

const keyOf = (attributes: Readonly<Record<string, string | undefined>>): string =>
  ['name', 'property', 'rel']
    .flatMap((key) => (attributes[key] === undefined ? [] : `[${key}="${attributes[key]}"]`))
    .join('');

function add(head: HTMLHeadElement, tag: string, attributes: Readonly<Record<string, string>>, text = ''): Undo {
  const element = head.ownerDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  head.append(element);
  return () => element.remove();
}

function retext(element: Element, text: string): Undo {
  const old = element.textContent;
  element.textContent = text;
  return () => {
    /* the page has drawn another one since */
    if (element.textContent === text) element.textContent = old;
  };
}

function reset(element: Element, name: string, value: string): Undo {
  const old = element.getAttribute(name) ?? '';
  element.setAttribute(name, value);
  return () => {
    if (element.getAttribute(name) === value) element.setAttribute(name, old);
  };
}

function wear(head: HTMLHeadElement, one: HeadTag): Undo {
  if (one.tag === 'title') {
    const title = head.querySelector('title');
    return title === null ? add(head, 'title', {}, one.text) : retext(title, one.text);
  }
  const { tag, attributes } = one;
  const found = head.querySelector(tag + keyOf(attributes));
  if (found === null) return add(head, tag, attributes);
  const value = tag === 'link' ? 'href' : 'content';
  return reset(found, value, attributes[value] ?? '');
}

function wearSchema(head: HTMLHeadElement, schema: Metadata['schema']): Undo[] {
  if (schema === null) return [];
  const text = JSON.stringify(schema);
  /* the document carries it behind its markup */
  const found = head.ownerDocument.querySelector('script[type="application/ld+json"]');
  return [
    found === null ? add(head, 'script', { type: 'application/ld+json', [HEAD_MARK]: '' }, text) : retext(found, text),
  ];
}

/**
 * @param titled false where the device's own title says more than the fixed one of its page
 * @returns puts back what the page itself had drawn
 */
export function wearHead(metadata: Metadata, head: HTMLHeadElement, titled = true): Undo {
  const tags = headTags(metadata).filter(({ tag }) => titled || tag !== 'title');
  const undos = [...tags.map((one) => wear(head, one)), ...wearSchema(head, metadata.schema)];
  return () => {
    for (const undo of undos) undo();
  };
}
