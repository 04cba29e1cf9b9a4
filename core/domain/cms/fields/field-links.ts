/** Addresses in the fields of a content, passed through a function. */
import { withTextLinks, type ChangeLink } from '#core/domain/blocks/change-links.ts';
import { isRecord, isTitledLink } from '#core/domain/fields/values.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';

/** A value that is one address and nothing else: a field for addresses, films of other sites, pages of the shop. */
const ADDRESS = /^(?:https?:\/\/|\/(?!\/))\S+$/u;

const PARTS: ReadonlySet<unknown> = new Set(['heading', 'paragraph', 'list', 'table', 'note', 'quote', 'image']);
const isText = (value: readonly unknown[]): boolean =>
  value.length > 0 && value.every((part) => isRecord(part) && PARTS.has(part['type']));

/**
 * By the shape of what is written, not by what its type asks for: a definition that has changed since hides no link. An
 * address that is taken away leaves its field empty, or its words without a link.
 */
export function withFieldLinks(value: unknown, change: ChangeLink): unknown {
  if (typeof value === 'string') return ADDRESS.test(value) ? (change(value, '') ?? '') : value;
  if (Array.isArray(value)) {
    if (isText(value)) return withTextLinks(readRichText(value), change);
    return value.map((one) => withFieldLinks(one, change));
  }
  if (!isRecord(value)) return value;
  if (isTitledLink(value)) return value.href === '' ? value : { ...value, href: change(value.href, value.text) ?? '' };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withFieldLinks(one, change)]));
}

/** The fields of a content, by their names. */
export const withLinksInFields = (
  fields: Readonly<Record<string, unknown>>,
  change: ChangeLink,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withFieldLinks(value, change)]));
