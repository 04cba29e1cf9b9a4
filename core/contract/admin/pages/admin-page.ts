import type { NavGroup } from '#core/domain/actor/menu.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import type { Label } from '#core/domain/fields/field.ts';
import type { GlyphName } from '#core/resources/glyph.ts';

/** Where the menu has a page, and what draws it there. */
type InMenu =
  | { readonly nav: NavGroup; readonly glyph: GlyphName }
  /** The menu does not have it, or above all its groups. */
  | { readonly nav: null; readonly glyph?: GlyphName };

/** A page of the back office: where it lies, who may see it, what it is called and where the menu has it. */
export type AdminPage<Name extends string = string> = InMenu & {
  readonly name: Name;
  /** `{param}` stands for a part that is not empty. */
  readonly path: string;
  /** Null: any administrator; `open`: nobody has to be signed in. */
  readonly permission: PermissionKey | 'open' | null;
  /** The page it lies below, for the trail and the way back. */
  readonly parent: string | null;
  readonly label: Label;
  /** Of the menu's entry under which it opens; null: it is an entry itself. */
  readonly under?: string;
  /** The managed thing it shows, and how. */
  readonly resource?: { readonly name: string; readonly screen: ResourceScreen };
};

/** The three pages of a managed thing. */
export type ResourceScreen = 'list' | 'create' | 'edit';
