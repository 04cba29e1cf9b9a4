import type { NavGroup } from '#core/domain/actor/menu.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import type { Label } from '#core/resources/field.ts';

/** A page of the back office: where it lies, who may see it, what it is called and where the menu has it. */
export interface AdminPage<Name extends string = string> {
  readonly name: Name;
  /** `{param}` stands for a part that is not empty. */
  readonly path: string;
  /** Null: any administrator; `open`: nobody has to be signed in. */
  readonly permission: PermissionKey | 'open' | null;
  /** The page it lies below, for the trail and the way back. */
  readonly parent: string | null;
  readonly label: Label;
  /** Null: the menu does not have it. */
  readonly nav: NavGroup | null;
  /** Of the menu's entry under which it opens; null: it is an entry itself. */
  readonly under?: string;
  /** The managed thing it shows, and how. */
  readonly resource?: { readonly name: string; readonly screen: ResourceScreen };
}

/** The three pages of a managed thing. */
export type ResourceScreen = 'list' | 'create' | 'edit';
