/** The subjects of the back office that wait on a device: a new one is a line here. */
import type { Admin } from '#core/domain/actor/actor.ts';
import type { SyncSubject } from '#server/sync/change/subject.ts';

import { documents } from './cms/subject.ts';
import { rights } from './admins/roles/rights.ts';

export const OFFICE_SUBJECTS: readonly SyncSubject<Admin>[] = [rights, documents];
