import type { Subject } from '#server/subjects/subject.ts';

import { readMenuTargets } from './menu-targets.ts';

/** What entries of menus may lead to. */
export const menus = {
  office: ({ db }) => ({ 'api.admin.menus.targets': () => readMenuTargets(db) }),
} as const satisfies Subject;
