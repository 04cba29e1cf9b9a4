/** What hinders blocks from being saved, each with its place: a press on it leads there. */
import { BLOCK_LIMITS, eachBlock, type Block } from '#core/domain/blocks/block.ts';
import { definitionOf, fieldsOf } from '#core/domain/blocks/all-blocks.ts';
import type { BlockField, BlockFields } from '#core/domain/blocks/field.ts';
import { POSITION } from '#core/domain/merge/tree.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import { isUuid } from '#core/domain/text/uuid.ts';

type Path = readonly (string | number)[];
export interface BlockProblem {
  /** From the list of blocks: `[2, 'props', 'title']`. */
  readonly path: Path;
  /** As the rules of fields name theirs (`core/wire/fields`). */
  readonly code: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';
const ID = /^[\w-]{1,64}$/u;
const ANCHOR = /^[a-z][a-z0-9-]*$/u;
const CODE = /^[\w-]{1,200}$/u;

/** The code of what is wrong with a value, or null; an empty one is never wrong: publishing asks for more. */
function codeOf(
  { kind, words = {}, max = Number.MAX_SAFE_INTEGER, min = 0 }: BlockField,
  value: unknown,
): string | null {
  if (kind === 'number') {
    if (typeof value !== 'number' || !Number.isInteger(value)) return 'number.invalid';
    if (value < min) return 'number.tooSmall';
    return value > max ? 'number.tooLarge' : null;
  }
  if (kind === 'rich' || kind === 'references' || kind === 'rows') {
    if (!Array.isArray(value)) return 'value.invalid';
    if (value.length > max) return 'list.tooLong';
    if (kind === 'references') return value.every((one) => isText(one) && CODE.test(one)) ? null : 'value.invalid';
    if (kind === 'rich') return sameJson(readRichText(value), value) ? null : 'value.invalid';
    return value.every(isRecord) ? null : 'value.invalid';
  }
  if (!isText(value)) return 'text.invalid';
  if (value.length > max) return 'text.tooLong';
  if (kind === 'choice') return Object.hasOwn(words, value) ? null : 'value.invalid';
  if (value === '') return null;
  if (kind === 'link') return isSafeUrl(value) ? null : 'value.invalid';
  if (kind === 'media') return isUuid(value) ? null : 'uuid.invalid';
  if (kind === 'reference') return CODE.test(value) ? null : 'value.invalid';
  return kind === 'anchor' && !ANCHOR.test(value) ? 'value.invalid' : null;
}

/** Equal as JSON, whatever the order of keys. */
function sameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, at) => sameJson(one, b[at]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

function problemsOfProps(fields: BlockFields, props: Readonly<Record<string, unknown>>, path: Path): BlockProblem[] {
  const unknown = Object.keys(props)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name): BlockProblem => ({ path: [...path, name], code: 'value.invalid' }));
  const wrong = Object.entries(fields).flatMap(([name, field]): BlockProblem[] => {
    const value = props[name];
    /* of an older version: it holds what a new one would */
    if (value === undefined) return [];
    const code = codeOf(field, value);
    if (code !== null) return [{ path: [...path, name], code }];
    return field.row === undefined || !Array.isArray(value)
      ? []
      : value.flatMap((row, at) => (isRecord(row) ? problemsOfProps(field.row ?? {}, row, [...path, name, at]) : []));
  });
  return [...unknown, ...wrong];
}

function problemsOfBlock(value: unknown, path: Path, depth: number): BlockProblem[] {
  if (!isRecord(value)) return [{ path, code: 'value.invalid' }];
  const { id, pos, type, props, children, ...others } = value;
  if (!isText(id) || !ID.test(id) || !isText(type) || !ID.test(type) || !isRecord(props))
    return [{ path, code: 'value.invalid' }];
  if (pos !== undefined && (!isText(pos) || !POSITION.test(pos))) return [{ path, code: 'value.invalid' }];
  if (Object.keys(others).length > 0 || depth > BLOCK_LIMITS.depth) return [{ path, code: 'value.invalid' }];
  const definition = definitionOf(type);
  const own = definition === undefined ? [] : problemsOfProps(fieldsOf(definition), props, [...path, 'props']);
  if (children === undefined) return own;
  if (!Array.isArray(children) || (definition !== undefined && definition.nests !== true))
    return [...own, { path: [...path, 'children'], code: 'value.invalid' }];
  return [...own, ...children.flatMap((one, at) => problemsOfBlock(one, [...path, 'children', at], depth + 1))];
}

/** Everything that is wrong with blocks somebody sent: bounds first, so that no judgement costs more than they allow. */
export function problemsOf(value: unknown): BlockProblem[] {
  if (!Array.isArray(value)) return [{ path: [], code: 'value.invalid' }];
  if (value.length > BLOCK_LIMITS.count || JSON.stringify(value).length > BLOCK_LIMITS.size)
    return [{ path: [], code: 'list.tooLong' }];
  const problems = value.flatMap((one, at) => problemsOfBlock(one, [at], 1));
  if (problems.length > 0) return problems;
  const ids = [...eachBlock(value)].map(({ id }) => id);
  if (ids.length > BLOCK_LIMITS.count) return [{ path: [], code: 'list.tooLong' }];
  return new Set(ids).size === ids.length ? [] : [{ path: [], code: 'value.taken' }];
}

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

function missingIn(fields: BlockFields, props: Readonly<Record<string, unknown>>, path: Path): BlockProblem[] {
  return Object.entries(fields).flatMap(([name, { required, row, blank }]): BlockProblem[] => {
    const value = props[name] ?? blank;
    if (required === true && isEmpty(value)) return [{ path: [...path, name], code: 'required' }];
    return row === undefined || !Array.isArray(value)
      ? []
      : value.flatMap((one, at) => (isRecord(one) ? missingIn(row, one, [...path, name, at]) : []));
  });
}

/** Fields that a page needs before anybody sees it (« Ce champ doit être renseigné »). */
export const missingOf = (blocks: readonly Block[], path: Path = []): BlockProblem[] =>
  blocks.flatMap((block, at) => {
    const definition = definitionOf(block.type);
    const own = [...path, at];
    return [
      ...(definition === undefined ? [] : missingIn(definition.fields, block.props, [...own, 'props'])),
      ...missingOf(block.children ?? [], [...own, 'children']),
    ];
  });
