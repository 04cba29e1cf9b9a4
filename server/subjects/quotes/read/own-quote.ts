import type { Selectable } from 'kysely';

import type { QuoteTerm } from '#core/domain/quotes/validity.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { QuoteRow } from '#server/database/tables/sale/quote-tables.ts';
import { ownerColumn } from '#server/platform/person.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

export interface OwnQuote extends QuoteTerm {
  readonly id: number;
  readonly uuid: string;
  /** Of its proposal. */
  readonly version: number;
  readonly versionId: string;
}

/** What decides about a quote, of its row. */
export function termOf(
  row: Pick<Selectable<QuoteRow>, 'id' | 'uuid' | 'state' | 'version' | 'version_id' | 'valid_until' | 'accepted_at'>,
): OwnQuote {
  const { id, uuid, state, version, version_id: versionId, valid_until: validUntil, accepted_at: acceptedAt } = row;
  return { id, uuid, state, version, versionId, validUntil, acceptedAtMs: acceptedAt?.getTime() ?? null };
}

/**
 * The person's own quote, locked.
 * @throws Refusal `record.unknown`: somebody else's is as unknown as none
 */
export async function ownQuote(
  { trx, person }: Pick<ChangeContext, 'trx' | 'person'>,
  uuid: string,
): Promise<OwnQuote> {
  const quote = await trx
    .selectFrom('quote')
    .select(['id', 'uuid', 'state', 'version', 'version_id', 'valid_until', 'accepted_at'])
    .where('uuid', '=', uuid)
    .where(ownerColumn(person), '=', person.id)
    .forUpdate()
    .executeTakeFirst();
  if (!quote) throw new Refusal('record.unknown');
  return termOf(quote);
}
