import { joinContents, type ContentsHead, type ContentsPage } from '#core/contract/content/content-pages.ts';
import type { Contents } from '#core/contract/content/content-document.ts';

/** The bodies of stored pages by hash; those that are gone are missing. */
export type ReadBodies = (hashes: readonly string[]) => Promise<ReadonlyMap<string, Buffer>>;

/**
 * What a page of contents says to a device from before contents had a head (`cutContents`): all of them, put together.
 * Pages that an earlier version stored say it themselves. Null where a part is gone.
 */
export async function wholeContents(body: Buffer, read: ReadBodies): Promise<Buffer | null> {
  const stored: Contents | { readonly head: string } = JSON.parse(body.toString('utf8'));
  if (!('head' in stored)) return body;
  const headBody = (await read([stored.head])).get(stored.head);
  if (headBody === undefined) return null;
  const head = readHead(headBody);
  const bodies = await read(head.pages);
  const pages = head.pages.flatMap((hash): ContentsPage[] => {
    const page = bodies.get(hash);
    return page === undefined ? [] : [JSON.parse(page.toString('utf8'))];
  });
  return pages.length < head.pages.length ? null : Buffer.from(JSON.stringify(joinContents(head, pages)));
}

/** What the stored page of a head says. */
export function readHead(body: Buffer): ContentsHead {
  return JSON.parse(body.toString('utf8'));
}
