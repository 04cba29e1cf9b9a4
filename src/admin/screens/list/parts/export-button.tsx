import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { popover, tool } from '#styled/recipes';
import { exportable } from '#core/resources/many-rows.ts';
import type { Resource } from '#core/resources/resource.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { routeHref } from '#src/admin/port/route-href.ts';
import { downloadSimple } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { askedOf, type ListState } from '../model/list-address.ts';
import { PopoverButton } from './popover.tsx';

interface ExportButtonProps {
  resource: Resource;
  state: ListState;
  /** Columns that are shown, from the left. */
  shown: readonly string[];
}

/** A file of what the list shows, on all its pages: the same words, the same order, the same columns. */
export function ExportButton({ resource, state, shown }: ExportButtonProps) {
  const { t } = useLingui();
  const call = useAdminCall();
  const columns = shown.filter((name) => exportable(resource).includes(name));
  const { cursor: _page, perPage: _rows, ...words } = askedOf(state);
  const hrefOf = (format: 'csv' | 'xlsx'): string | null =>
    routeHref(`api.admin.${resource.name}.export`, { format, columns, ...words });
  const formats = [
    { format: 'csv', name: t`CSV, pour un tableur français` },
    { format: 'xlsx', name: t`Excel (XLSX)` },
  ] as const;
  /* a link cannot ask for the password in place: that comes before it */
  const confirmed = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (resource.exportNeedsConfirmation !== true) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const { ok } = await answered(call('api.admin.password.confirmed', {}));
    if (ok) location.assign(href);
  };
  if (hrefOf('csv') === null) return null;
  return (
    <PopoverButton
      end
      title={t`Exporter la liste`}
      look={tool()}
      label={
        <>
          <Icon glyph={downloadSimple} size="sm" />
          {t`Exporter`}
        </>
      }
    >
      {(close) => (
        <ul className={popover().items}>
          {formats.map(({ format, name }) => (
            <li key={format}>
              <a
                className={popover().action}
                href={hrefOf(format) ?? ''}
                download
                onClick={(event) => {
                  void confirmed(event);
                  close();
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </PopoverButton>
  );
}
