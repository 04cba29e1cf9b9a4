/** A menu as editors write it (domain 8.4): a tree of at most three levels. */
import * as v from 'valibot';
import { POSITION } from '#core/domain/merge/tree.ts';
import * as f from '#core/wire/fields.ts';

export const MENU_ITEM_TYPES = ['page', 'post', 'postList', 'category', 'cmsCategory', 'custom'] as const;
export const MENU_AUDIENCES = ['all', 'guest', 'customer', 'professional'] as const;
const MOST_ITEMS = 100;

const words = v.pipe(v.string('text.invalid'), v.maxLength(120, 'text.tooLong'));

const item = {
  id: v.pipe(v.string('required'), v.regex(/^[\w-]{1,64}$/, 'value.invalid')),
  /** Where it stands among its neighbours (`core/domain/merge/positions.ts`). */
  pos: v.exactOptional(v.pipe(v.string(), v.regex(POSITION, 'value.invalid'))),
  type: v.picklist(MENU_ITEM_TYPES, 'value.invalid'),
  /** A content, a list of posts, a category: by its UUID, a list by its slug. */
  ref: v.nullable(v.pipe(v.string(), v.maxLength(200, 'text.tooLong'))),
  url: v.nullable(v.pipe(v.string('text.invalid'), v.maxLength(2048, 'text.tooLong'))),
  label: v.strictObject({ fr_FR: words, en_GB: v.exactOptional(words) }),
  target: v.picklist(['self', 'blank'], 'value.invalid'),
  visibility: v.picklist(MENU_AUDIENCES, 'value.invalid'),
};

const leaf = v.strictObject({ ...item, children: v.exactOptional(f.listOf(v.never('value.invalid'), 0)) });
const branch = v.strictObject({ ...item, children: v.exactOptional(f.listOf(leaf, MOST_ITEMS)) });
const root = v.strictObject({ ...item, children: v.exactOptional(f.listOf(branch, MOST_ITEMS)) });

export const menuBody = v.strictObject({ area: v.nullable(f.area), items: f.listOf(root, MOST_ITEMS) });
export type MenuBody = v.InferOutput<typeof menuBody>;

/** An item of a menu, whatever its level. */
export interface MenuBodyItem extends Omit<v.InferOutput<typeof leaf>, 'children'> {
  readonly children?: readonly MenuBodyItem[];
}
