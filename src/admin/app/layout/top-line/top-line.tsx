import { Trans, useLingui } from '@lingui/react/macro';
import { topLine } from '#styled/recipes';
import { useSnapshot } from 'valtio';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { connection } from '#src/admin/store/connection.ts';
import { header, setDrawer } from '#src/admin/store/header.ts';
import { openPalette } from '#src/admin/store/panels.ts';
import { queue } from '#src/admin/store/sync/queue.ts';
import { leftToSend, needsSomebody } from '#src/admin/store/sync/unsent.ts';
import { uploads } from '#src/admin/store/uploads/uploads.ts';
import { Bell } from '#src/admin/app/layout/top-line/bell.tsx';
import { PersonMenu } from '#src/admin/app/layout/top-line/person-menu.tsx';
import { Trail } from '#src/admin/app/layout/trail.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { magnifyingGlass } from '#src/ui/icon/glyphs.ts';
import { list, sidebarSimple } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';

/** The bar above every page. */
export function TopLine({ onMenu }: { onMenu: () => void }) {
  const { t } = useLingui();
  const { drawer } = useSnapshot(header);
  const classes = topLine();
  return (
    <header className={classes.bar}>
      <span className={classes.phoneOnly}>
        <IconButton glyph={list} label={t`Ouvrir le menu`} onClick={onMenu} />
      </span>
      <span className={classes.largeOnly}>
        <IconButton
          glyph={sidebarSimple}
          tone="quiet"
          label={t`Menu complet`}
          aria-pressed={drawer}
          onClick={() => setDrawer(!drawer)}
        />
      </span>
      <Trail />
      <button type="button" className={classes.search} aria-keyshortcuts="Control+K" onClick={openPalette}>
        <Icon glyph={magnifyingGlass} />
        <span className={classes.searchWord}>
          <Trans>Aller à, chercher, agir</Trans>
        </span>
        <kbd className={classes.key}>Ctrl K</kbd>
      </button>
      <span className={classes.phoneOnly}>
        <IconButton glyph={magnifyingGlass} label={t`Aller à, chercher, agir`} onClick={openPalette} />
      </span>
      <ConnectionState />
      <Bell />
      <PersonMenu />
    </header>
  );
}

/** Said in words: in reach, and of when what is shown is. */
function ConnectionState() {
  const { t } = useLingui();
  const format = useFormat();
  const { online, heardAt } = useSnapshot(connection);
  const work = useSnapshot(queue);
  const { list: files } = useSnapshot(uploads);
  const classes = topLine();
  const at = heardAt === null ? null : format.time(heardAt);
  const left = leftToSend(work, files);
  if (left > 0)
    return (
      <span className={classes.state} role="status">
        <Link href={adminHref('admin.pending')}>
          <SyncLabel state={needsSomebody(work, files) ? 'check' : online ? 'sending' : 'local'}>
            {left === 1 ? t`1 modification en attente` : t`${left} modifications en attente`}
          </SyncLabel>
        </Link>
      </span>
    );
  return (
    <span className={classes.state} role="status">
      {online ? (
        <SyncLabel state="sent">{at === null ? t`En ligne` : t`À jour, ${at}`}</SyncLabel>
      ) : (
        <SyncLabel state="local">{t`Hors connexion`}</SyncLabel>
      )}
    </span>
  );
}
