/** Elements of an XML text. What is absent is left out, so that a structure reads like the document it makes. */
export type Node = string;

/** Signs that XML 1.0 cannot hold are left out, markup is escaped. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/** An element with text; nothing where the text is absent or empty. */
export function leaf(
  name: string,
  text: string | null | undefined,
  attributes: Readonly<Record<string, string>> = {},
): Node {
  if (text === null || text === undefined || text === '') return '';
  return `<${name}${attributesOf(attributes)}>${escaped(text)}</${name}>\n`;
}

/** An element with elements; nothing where none is left. */
export function node(name: string, children: readonly Node[], attributes: Readonly<Record<string, string>> = {}): Node {
  const inner = children.join('');
  return inner === '' ? '' : `<${name}${attributesOf(attributes)}>\n${inner}</${name}>\n`;
}
