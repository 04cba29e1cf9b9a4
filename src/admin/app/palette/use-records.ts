/** Records in the palette: asked of the shop once the typing rests; without a network the palette has what is here. */
import { useEffect, useState } from 'react';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { ADMIN_PAGES } from '#core/contract/admin/pages/admin-pages.ts';
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';
import type { Command } from '#src/admin/app/palette/commands.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useLabel } from '#src/forms/field-words.ts';

type Row = OfficeAnswer<'api.admin.search'>[number];

/** ms without a key after which one has typed. */
const REST_MS = 80;
/** Fewer letters would find everything. */
const LEAST_LETTERS = 2;

/** Those of the last question that was answered for these very words. */
export function useRecords(typed: string): readonly Command[] {
  const call = useAdminCall();
  const say = useLabel();
  const [found, setFound] = useState<{ q: string; rows: readonly Row[] }>({ q: '', rows: [] });
  const q = typed.trim();
  useEffect(() => {
    if (q.length < LEAST_LETTERS) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call('api.admin.search', { query: { q } }, { signal: stop.signal }).then(
        (rows) => {
          if (!stop.signal.aborted) setFound({ q, rows });
        },
        () => {
          /* what is on this device is found all the same */
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, call]);
  return found.q === q ? found.rows.flatMap((row) => commandOf(row, say)) : [];
}

function commandOf({ resource, uuid, title, subtitle }: Row, say: ReturnType<typeof useLabel>): Command[] {
  const page = ADMIN_PAGES.find((one) => one.resource?.name === resource && one.resource.screen === 'edit');
  if (page === undefined) return [];
  const { name, label, parent } = page;
  const href = adminHref(name, { id: uuid });
  return [
    { id: `record-${uuid}`, kind: 'record', label: title, hint: subtitle ?? say(label), href, page: parent ?? name },
  ];
}
