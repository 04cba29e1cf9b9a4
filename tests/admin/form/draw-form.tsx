/** A form on its page, and a shop of one record. */
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import { drawPage, type Reader } from '#tests/admin/frame/draw-page.tsx';
import type { oneRecord } from './one-record.ts';
import { sources } from './sources.ts';

interface Drawn extends Reader {
  /** Null: a new one. */
  id: string | null;
  search?: string;
}

export function drawForm({ call }: ReturnType<typeof oneRecord>, { id, search = '', ...reader }: Drawn) {
  const place =
    id === null ? adminHref('admin.inventory-sources.create') : adminHref('admin.inventory-sources.edit', { id });
  return drawPage({ ...reader, address: place + search, Page: () => <FormScreen resource={sources} />, call });
}
