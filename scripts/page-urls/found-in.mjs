/** Finds addresses of pages typed into a source: in texts, templates and regular expressions. */
import { parseSync, traverse } from '@babel/core';

/** Where an expression stands in a template. */
const HOLE = '\0';

const pathOf = (text) => text.split(/[?#]/)[0].replaceAll(HOLE, 'x');

/**
 * What stands at the beginning of a text and after each expression may be a piece of an address. Not told: a slash
 * alone, which separates in most texts, and two expressions with a slash between them.
 */
function isAddress(text, { isPage, words }) {
  // An address whose first segment is computed, whatever follows.
  if (text.startsWith(`/${HOLE}`)) return true;
  if (/^\/[^/]/.test(text) && isPage(pathOf(text))) return true;
  const pieces = text.split(HOLE).slice(1);
  return pieces.some((piece) => words.has(/^\/([^/?#]+)/.exec(piece)?.[1] ?? ''));
}

const isAddressPattern = (pattern, { words }) =>
  pattern.includes('\\/') && pattern.match(/[a-z0-9-]+/g)?.some((word) => words.has(word)) === true;

/**
 * @param code TypeScript, with JSX where the file may hold it
 * @param table what is a page: `isPage` of a path, `words` that stand between the slashes of the table
 * @returns line and text of each address, an expression within it written as `${…}`
 */
export function pageUrlsIn(code, isJsx, table) {
  const plugins = isJsx ? ['typescript', 'jsx'] : ['typescript'];
  const tree = parseSync(code, { configFile: false, babelrc: false, parserOpts: { sourceType: 'module', plugins } });
  const found = [];
  const tell = (node, text) => found.push({ line: node.loc.start.line, text: text.replaceAll(HOLE, '${…}') });
  traverse(tree, {
    StringLiteral: ({ node, parent }) => {
      const isImport = /^(?:Import|Export)\w*Declaration$/.test(parent.type);
      if (!isImport && isAddress(node.value, table)) tell(node, node.value);
    },
    TemplateLiteral: ({ node }) => {
      const text = node.quasis.map(({ value }) => value.cooked ?? '').join(HOLE);
      if (isAddress(text, table)) tell(node, text);
    },
    RegExpLiteral: ({ node }) => {
      if (isAddressPattern(node.pattern, table)) tell(node, `/${node.pattern}/`);
    },
  });
  return found;
}
