/** The groups in a form, and where a drag ends among them. */
import type { AttributeGroup, AttributePlace } from '#core/domain/catalogue/attributes/family.ts';
import { isRecord, isText, textsIn } from '#core/domain/fields/values.ts';

/** What is not in the family is dragged from here, and dropped here. */
export const BESIDE = 'beside';

/** What can be read of whatever the form holds. */
export const groupsOf = (value: unknown): readonly AttributeGroup[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown) =>
    isRecord(one) && isText(one['uuid'])
      ? [
          {
            uuid: one['uuid'],
            name: isText(one['name']) ? one['name'] : '',
            column: one['column'] === 2 ? 2 : 1,
            attributes: textsIn(Array.isArray(one['attributes']) ? one['attributes'] : []),
          },
        ]
      : [],
  );

/** As the schema of the form takes them. */
export const toGroups = (groups: readonly AttributeGroup[]) =>
  groups.map((group) => ({ ...group, attributes: [...group.attributes] }));

interface Dragged {
  readonly group?: string | number | undefined;
  readonly initialGroup?: string | number | undefined;
  readonly index: number;
  readonly initialIndex: number;
}

/**
 * Where an attribute goes that was let go: among those of the group it lies in, or at the end of an empty one that it was
 * dropped upon.
 * @returns undefined where it stays
 */
export function placeOfDrop(source: Dragged, target: string | number | undefined): AttributePlace | undefined {
  const isMoved = source.group !== source.initialGroup || source.index !== source.initialIndex;
  const group = isMoved ? source.group : target;
  if (group === undefined || (!isMoved && group === source.initialGroup)) return undefined;
  if (group === BESIDE) return null;
  return { group: String(group), at: isMoved ? source.index : Number.MAX_SAFE_INTEGER };
}
