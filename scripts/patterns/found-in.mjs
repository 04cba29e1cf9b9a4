/**
 * Finds every regular expression of a source: literals, `RegExp` calls, and texts that `match`, `matchAll` and `search`
 * turn into one. A text put together is read as far as it is constant in the same file.
 */
import { parseSync, Visitor } from 'oxc-parser';

const MAKES_PATTERN = new Set(['match', 'matchAll', 'search']);

/** Names of a file that stand for one text or one list of texts for ever: its constants outside every function. */
function constantsOf({ body }) {
  const declared = body.map((one) => (one.type === 'ExportNamedDeclaration' ? one.declaration : one));
  return new Map(
    declared
      .filter((one) => one?.type === 'VariableDeclaration' && one.kind === 'const')
      .flatMap(({ declarations }) => declarations)
      .filter(({ id, init }) => id.type === 'Identifier' && init !== null)
      .map(({ id, init }) => [id.name, init]),
  );
}

const bare = (node) =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? bare(node.expression) : node;

/** Value of a constant text; null where it is known only while the program runs. */
function textOf(given, constants) {
  const node = bare(given);
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : null;
    case 'Identifier':
      return constants.has(node.name) ? textOf(constants.get(node.name), constants) : null;
    case 'TemplateLiteral':
      return joined(node, ({ cooked }) => cooked, constants);
    case 'TaggedTemplateExpression':
      return isRaw(node.tag) ? joined(node.quasi, ({ raw }) => raw, constants) : null;
    case 'BinaryExpression':
      return node.operator === '+' ? (allOf([node.left, node.right], constants)?.join('') ?? null) : null;
    case 'CallExpression':
      return listJoined(node, constants);
    default:
      return null;
  }
}

const isRaw = ({ type, object, property }) =>
  type === 'MemberExpression' && object.name === 'String' && property.name === 'raw';

function allOf(nodes, constants) {
  const texts = nodes.map((node) => textOf(node, constants));
  return texts.includes(null) ? null : texts;
}

const joined = ({ quasis, expressions }, written, constants) =>
  allOf(expressions, constants)?.reduce(
    (text, hole, at) => text + hole + written(quasis[at + 1].value),
    written(quasis[0].value),
  ) ?? null;

/** `LIST.join('|')` of a constant list. */
function listJoined({ callee, arguments: given }, constants) {
  if (callee.type !== 'MemberExpression' || callee.property.name !== 'join') return null;
  const list = bare(callee.object.type === 'Identifier' ? constants.get(callee.object.name) : callee.object);
  if (list?.type !== 'ArrayExpression') return null;
  return allOf(list.elements, constants)?.join(textOf(given[0], constants) ?? ',') ?? null;
}

/**
 * @param file by whose ending the language is known
 * @returns line, source and flags of each; the source is null where it is made while the program runs, and `text` is
 *   what stands in the file
 */
export function patternsIn(file, code) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const constants = constantsOf(program);
  const found = [];
  const tell = ({ start, end }, source, flags) => {
    const line = code.slice(0, start).split('\n').length;
    found.push({ file, line, text: code.slice(start, end).replaceAll(/\s+/g, ' '), source, flags });
  };
  const made = (node) => {
    const [source, flags] = node.arguments;
    if (source === undefined || source.regex !== undefined) return;
    const known = flags === undefined ? '' : textOf(flags, constants);
    tell(node, known === null ? null : textOf(source, constants), known);
  };
  new Visitor({
    Literal(node) {
      if (node.regex) tell(node, node.regex.pattern, node.regex.flags);
    },
    NewExpression(node) {
      if (node.callee.name === 'RegExp') made(node);
    },
    CallExpression(node) {
      if (node.callee.name === 'RegExp') return made(node);
      const isSearch = node.callee.type === 'MemberExpression' && MAKES_PATTERN.has(node.callee.property.name);
      const [text, more] = node.arguments;
      if (isSearch && more === undefined && text?.type === 'Literal' && typeof text.value === 'string')
        tell(text, text.value, '');
    },
  }).visit(program);
  return found;
}
