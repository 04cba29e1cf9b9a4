/** Which field of a block a place of a document is. */
import { definitionOf, fieldsOf } from '#core/domain/blocks/all-blocks.ts';
import type { BlockField, BlockFields } from '#core/domain/blocks/field.ts';

/**
 * The field a way through a document ends in, or ends within; undefined for what is no field of a block that this version
 * knows.
 * @param documents versions of the document: a block may be in one of them alone
 */
export function fieldAt(path: readonly string[], documents: readonly unknown[]): BlockField | undefined {
  const at = path.findLastIndex((step, index) => step.startsWith('#') && path[index + 1] === 'props');
  const id = path[at]?.slice(1);
  if (id === undefined) return undefined;
  const type = documents.map((document) => typeOf(document, id)).find((one) => one !== undefined);
  const definition = type === undefined ? undefined : definitionOf(type);
  return definition && fieldWithin(fieldsOf(definition), path.slice(at + 2));
}

/** Rows are on the way by their place. */
function fieldWithin(fields: BlockFields, [name = '', row, ...rest]: readonly string[]): BlockField | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field?.row === undefined || row === undefined || rest.length === 0 ? field : fieldWithin(field.row, rest);
}

function typeOf(value: unknown, id: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const type: unknown = Reflect.get(value, 'type');
  if (Reflect.get(value, 'id') === id && typeof type === 'string') return type;
  for (const part of Object.values(value)) {
    const found = typeOf(part, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
