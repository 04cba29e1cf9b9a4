import type { CountEntryArgs } from '#core/contract/admin/stock/count-entry.ts';
import { countedCode } from '#core/domain/stock/counted-code.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import type { CountArticles } from './count-articles.ts';

interface Found extends Pick<CountEntryArgs, 'way' | 'pieces'> {
  readonly count: string;
  /** What was read or typed. */
  readonly code: string;
}

/** Writes what was found on this device; when it resolves it is on the disk. */
export async function enterFound(
  { perform, now, newId }: Pick<OfficePerson, 'perform' | 'now' | 'newId'>,
  { byCode, behindMs }: Pick<CountArticles, 'byCode' | 'behindMs'>,
  { count, code, way, pieces }: Found,
): Promise<void> {
  const bare = countedCode(code);
  await perform('api.admin.stock.counts.enter', {
    count,
    id: newId(),
    article: byCode.get(bare)?.uuid ?? null,
    code: bare,
    way,
    pieces,
    at: new Date(Date.parse(now()) + behindMs).toISOString(),
  });
}
