import { derivedUuid } from '#core/domain/text/uuid.ts';
import { NOOP } from '#core/wire/sync.ts';

/**
 * The id of the noop that stands for a change. It is not that of the change, so that nobody who still holds it, in an older
 * copy of the database, is told that it was executed; and whoever knows the change knows its noop (rule S5).
 */
export const noopIdOf = (mutId: string): string => derivedUuid(mutId, NOOP);
