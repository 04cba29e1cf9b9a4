/** Every resource of the permissions, by part of the back office and in the order of the screen (domain 7.6). */
import {
  SCREEN_PERMISSIONS,
  type PermissionGroup,
  type PermissionResource,
  type ScreenResource,
} from '#core/domain/actor/permission-keys.ts';
import { RESOURCES } from '#core/resources/all.ts';
import type { Label } from '#core/domain/fields/field.ts';
import type { Resource } from '#core/resources/resource.ts';

interface Allowed {
  readonly actions: readonly string[];
}

/** A managed thing, called by its definition, or a screen of its own, which the back office has a word for. */
export type PermissionRow = Allowed &
  (
    | { readonly resource: PermissionResource; readonly label: Label }
    | { readonly resource: ScreenResource; readonly label: null }
  );

const rowOfThing = ({ name, words, permissions: { actions, label = words.many } }: Resource): PermissionRow => ({
  resource: name,
  label,
  actions,
});

/**
 * The screens of a group, then its things; one that says `after` stands right behind that row, one that says `first`
 * opens the group.
 */
function rowsOf(screens: readonly PermissionRow[], things: readonly Resource[]): readonly PermissionRow[] {
  const named = new Set<string>([...screens.map(({ resource }) => resource), ...things.map(({ name }) => name)]);
  const isBehind = ({ permissions: { after } }: Resource) => after !== undefined && named.has(after);
  const withNext = (row: PermissionRow): readonly PermissionRow[] => [
    row,
    ...things.filter(({ permissions }) => permissions.after === row.resource).flatMap(placed),
  ];
  const placed = (one: Resource) => withNext(rowOfThing(one));
  const rest = things.filter((one) => !isBehind(one));
  const isFirst = ({ permissions: { first } }: Resource) => first === true;
  return [
    ...rest.filter(isFirst).flatMap(placed),
    ...screens.flatMap(withNext),
    ...rest.filter((one) => !isFirst(one)).flatMap(placed),
  ];
}

const isScreen = (name: string, known: object): name is ScreenResource => Object.hasOwn(known, name);
const isGroup = (name: string): name is PermissionGroup => Object.hasOwn(SCREEN_PERMISSIONS, name);

const screensOf = (group: PermissionGroup): readonly PermissionRow[] => {
  const known: Readonly<Record<string, readonly string[]>> = SCREEN_PERMISSIONS[group];
  return Object.entries(known).flatMap(([resource, actions]) =>
    isScreen(resource, known) ? [{ resource, label: null, actions }] : [],
  );
};

export interface PermissionRows {
  readonly group: PermissionGroup;
  readonly rows: readonly PermissionRow[];
}

/** @param things the managed things of the shop */
export const permissionRows = (things: readonly Resource[] = RESOURCES): readonly PermissionRows[] =>
  Object.keys(SCREEN_PERMISSIONS)
    .filter(isGroup)
    .map((group) => ({
      group,
      rows: rowsOf(
        screensOf(group),
        things.filter(({ permissions }) => permissions.group === group),
      ),
    }));
