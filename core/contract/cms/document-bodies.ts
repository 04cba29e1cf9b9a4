/** The schema of a body by the kind of its document. */
import * as v from 'valibot';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import {
  componentBody,
  contentBody,
  termBody,
  type ComponentBody,
  type ContentBody,
  type TermBody,
} from '#core/contract/cms/bodies.ts';
import { menuBody, type MenuBody } from '#core/contract/cms/menu-body.ts';

export interface DocumentBodies {
  readonly content: ContentBody;
  readonly component: ComponentBody;
  readonly menu: MenuBody;
  readonly term: TermBody;
}

export type DocumentBody = DocumentBodies[DocumentKind];

/** A body together with the kind that says what it is. */
export const someBody = v.variant('of', [
  v.object({ of: v.literal('content'), body: contentBody }),
  v.object({ of: v.literal('component'), body: componentBody }),
  v.object({ of: v.literal('menu'), body: menuBody }),
  v.object({ of: v.literal('term'), body: termBody }),
]);
export type SomeBody = v.InferOutput<typeof someBody>;

const SCHEMAS: { readonly [Kind in DocumentKind]: v.GenericSchema<unknown, DocumentBodies[Kind]> } = {
  content: contentBody,
  component: componentBody,
  menu: menuBody,
  term: termBody,
};

/** What is stored, or came from another version of the shop: null where it is no body of its kind. */
export function readBody<Kind extends DocumentKind>(of: Kind, value: unknown): DocumentBodies[Kind] | null {
  const result = v.safeParse(SCHEMAS[of], value);
  return result.success ? result.output : null;
}

/** The body with its kind; null as in `readBody`. */
export function readSome(of: DocumentKind, value: unknown): SomeBody | null {
  const result = v.safeParse(someBody, { of, body: value });
  return result.success ? result.output : null;
}

/** The title and the slug of a body in French; a menu has neither. */
export function namesOf(some: SomeBody): { readonly title: string; readonly slug: string } {
  if (some.of === 'menu') return { title: '', slug: '' };
  const { title, slug } = some.body.translations.fr_FR;
  return { title, slug };
}
