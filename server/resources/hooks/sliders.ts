import { sql } from 'kysely';

import type { ResourceHooks } from './resource-hooks.ts';

export const sliderHooks: ResourceHooks = {
  computedSql: { slideCount: sql`jsonb_array_length(t.slides)` },
};
