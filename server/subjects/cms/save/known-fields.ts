import type { SomeBody } from '#core/contract/cms/document-bodies.ts';
import type { Trx } from '#server/database/transaction.ts';

/** The body without custom fields that its type does not have (domain 8.2). */
export function knownFields(_trx: Trx, some: SomeBody): Promise<SomeBody> {
  return Promise.resolve(some);
}
