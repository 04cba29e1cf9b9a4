import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';

export type Address = OfficeAnswer<'api.admin.permalinks.addresses'>['data'][number];
