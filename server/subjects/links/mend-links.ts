import { linksIn, withLinks } from '#core/contract/cms/links/body-links.ts';
import type { linkReplaceRoute } from '#core/contract/cms/links/links.ts';
import { namesOf } from '#core/contract/cms/document-bodies.ts';
import { linkTarget } from '#core/domain/links/link-target.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { lockDocument, tellOffice, type Editing } from '#server/subjects/cms/document-row.ts';
import { storedBody } from '#server/subjects/cms/publish/check-content.ts';
import { saveDocument } from '#server/subjects/cms/save/save-document.ts';

import { collectDocument } from './collect-links.ts';

type Input = RouteInput<typeof linkReplaceRoute>;

/**
 * Puts another address, or none, where a link stands in the working copy of documents: each is saved as its editor would
 * save it, with a revision of its own, and whoever writes in it at that moment has it merged.
 * @returns in how many documents it stood
 * @throws Refusal `record.unknown`, `permission.missing`, `input.invalid`
 */
export async function replaceLink(
  editing: Editing,
  { params: { uuid }, body: { to, documents } }: Pick<Input, 'params' | 'body'>,
  origin: string,
): Promise<RouteAnswer<typeof linkReplaceRoute>> {
  const { trx } = editing;
  const link = await trx.selectFrom('link_check').select('url').where('uuid', '=', uuid).executeTakeFirst();
  if (link === undefined) throw new Refusal('record.unknown');
  /** However a link is written, it is the one that was looked at. */
  const isIt = (href: string): boolean => {
    const target = linkTarget(href, origin);
    return (target.kind === 'outside' ? target.url : href.trim()) === link.url;
  };
  const changed: { uuid: string }[] = [];
  // in the same order for everybody: two that mend at once wait for each other, and not both for ever
  for (const doc of [...documents].sort()) {
    const row = await lockDocument(trx, doc);
    if (row === undefined || row.deleted_at !== null) continue;
    const before = storedBody(row, row.working);
    if (!linksIn(before).some(({ href }) => isIt(href))) continue;
    const some = withLinks(before, (href) => (isIt(href) ? to : href));
    const { title, slug } = namesOf(some);
    const isNamed = some.of === 'menu' || (title.trim() !== '' && slug !== '');
    const place = { doc, type: row.type, baseRev: row.rev };
    await saveDocument(editing, { ...place, ...some, ...(isNamed ? { named: true as const } : {}) });
    await collectDocument(trx, doc, origin);
    changed.push({ uuid: doc });
  }
  await tellOffice(editing, changed);
  return { replaced: changed.length };
}
