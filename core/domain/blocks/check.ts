/** What hinders blocks from being saved, each with its place: a press on it leads there. */
import { BLOCK_LIMITS, eachBlock, type Block } from '#core/domain/blocks/block.ts';
import { definitionOf, fieldsOf } from '#core/domain/blocks/all-blocks.ts';
import type { BlockDefinition } from '#core/domain/blocks/definition.ts';
import type { FieldFault } from '#core/domain/fields/kind.ts';
import { faultsIn } from '#core/domain/fields/kinds.ts';
import { isRecord, isText } from '#core/domain/fields/values.ts';
import { POSITION } from '#core/domain/merge/tree.ts';

type Path = FieldFault['path'];
/** From the list of blocks: `[2, 'props', 'title']`. */
export type BlockProblem = FieldFault;

const ID = /^[\w-]{1,64}$/u;
const within = (path: Path, faults: readonly FieldFault[]): BlockProblem[] =>
  faults.map((fault) => ({ path: [...path, ...fault.path], code: fault.code }));

function problemsOfBlock(value: unknown, path: Path, depth: number): BlockProblem[] {
  if (!isRecord(value)) return [{ path, code: 'value.invalid' }];
  const { id, pos, type, props, children, ...others } = value;
  if (!isText(id) || !ID.test(id) || !isText(type) || !ID.test(type) || !isRecord(props))
    return [{ path, code: 'value.invalid' }];
  if (pos !== undefined && (!isText(pos) || !POSITION.test(pos))) return [{ path, code: 'value.invalid' }];
  if (Object.keys(others).length > 0 || depth > BLOCK_LIMITS.depth) return [{ path, code: 'value.invalid' }];
  const definition = definitionOf(type);
  const own =
    definition === undefined
      ? []
      : within([...path, 'props'], faultsIn(fieldsOf(definition), props, { isStrict: true }));
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

const missingIn = (definition: BlockDefinition, props: Block['props']): readonly FieldFault[] =>
  faultsIn(definition.fields, props, { missing: 'required' }).filter(({ code }) => code === 'required');

/** Fields that a page needs before anybody sees it (« Ce champ doit être renseigné »). */
export const missingOf = (blocks: readonly Block[], path: Path = []): BlockProblem[] =>
  blocks.flatMap((block, at) => {
    const definition = definitionOf(block.type);
    const own = [...path, at];
    return [
      ...(definition === undefined ? [] : within([...own, 'props'], missingIn(definition, block.props))),
      ...missingOf(block.children ?? [], [...own, 'children']),
    ];
  });
