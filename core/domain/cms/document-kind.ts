/** What editors write, and which permission rules what is done to it (domain 7.6). */
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';

export const DOCUMENT_KINDS = ['content', 'component', 'menu', 'term'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** `slug` of a content type, `component`, the location of a menu, `categories:<type>` or `tags:<type>`. */
export type DocumentType = string;

/** `index`: its head, in lists; `view`: what is written in it. */
export type DocumentAct = 'index' | 'view' | 'store' | 'update' | 'destroy' | 'replicate' | 'publish';

type Rights = Readonly<Record<DocumentAct, PermissionKey>>;

const CONTENT: Rights = {
  index: 'cms-contents.index',
  view: 'cms-contents.view',
  store: 'cms-contents.store',
  update: 'cms-contents.update',
  destroy: 'cms-contents.destroy',
  replicate: 'cms-contents.replicate',
  publish: 'cms-contents.publish',
};
const COMPONENT: Rights = {
  index: 'components.index',
  view: 'components.view',
  store: 'components.store',
  update: 'components.update',
  destroy: 'components.destroy',
  replicate: 'components.store',
  publish: 'components.update',
};
/** A menu stands at its place for ever: who may change it may do all of it. */
const MENU: Rights = {
  index: 'cms-menus.index',
  view: 'cms-menus.index',
  store: 'cms-menus.update',
  update: 'cms-menus.update',
  destroy: 'cms-menus.update',
  replicate: 'cms-menus.update',
  publish: 'cms-menus.update',
};
const CATEGORY: Rights = {
  index: 'cms-categories.index',
  view: 'cms-categories.index',
  store: 'cms-categories.store',
  update: 'cms-categories.update',
  destroy: 'cms-categories.destroy',
  replicate: 'cms-categories.store',
  publish: 'cms-categories.update',
};
const TAG: Rights = {
  index: 'cms-tags.index',
  view: 'cms-tags.index',
  store: 'cms-tags.store',
  update: 'cms-tags.update',
  destroy: 'cms-tags.destroy',
  replicate: 'cms-tags.store',
  publish: 'cms-tags.update',
};

const RIGHTS: Readonly<Record<Exclude<DocumentKind, 'term'>, Rights>> = {
  content: CONTENT,
  component: COMPONENT,
  menu: MENU,
};

/** What a document is, as far as rules ask. */
export interface DocumentPlace {
  readonly of: DocumentKind;
  readonly type: DocumentType;
}

const TAGS = 'tags:';
const CATEGORIES = 'categories:';

export const isTagType = (type: DocumentType): boolean => type.startsWith(TAGS);
export const categoriesOf = (contentType: string): DocumentType => CATEGORIES + contentType;
export const tagsOf = (contentType: string): DocumentType => TAGS + contentType;

/** The content type a category or tag belongs to; null for what is neither. */
export function contentTypeOfTerm(type: DocumentType): string | null {
  const start = [CATEGORIES, TAGS].find((one) => type.startsWith(one));
  return start === undefined ? null : type.slice(start.length);
}

/** The permission that an act on a document needs. */
export const permissionFor = ({ of, type }: DocumentPlace, act: DocumentAct): PermissionKey =>
  (of === 'term' ? (isTagType(type) ? TAG : CATEGORY) : RIGHTS[of])[act];

/**
 * Contents go through a workflow, and publishing copies one known revision; of everything else visitors see what was saved
 * by name last.
 */
export const hasWorkflow = (of: DocumentKind): boolean => of === 'content';
