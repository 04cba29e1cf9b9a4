import { Trans, useLingui } from '@lingui/react/macro';
import { topLine } from '#styled/recipes';
import { useSnapshot } from 'valtio';
import { connection } from '#src/admin/store/connection.ts';
import { header, setDrawer } from '#src/admin/store/header.ts';
import { openPalette } from '#src/admin/store/panels.ts';
import { PersonMenu } from '#src/admin/app/layout/person-menu.tsx';
import { Trail } from '#src/admin/app/layout/trail.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { magnifyingGlass } from '#src/ui/icon/glyphs.ts';
import { list, sidebarSimple } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
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
      <PersonMenu />
    </header>
  );
}

/** Said in words: in reach, and of when what is shown is. */
function ConnectionState() {
  const { t } = useLingui();
  const format = useFormat();
  const { online, heardAt } = useSnapshot(connection);
  const classes = topLine();
  const at = heardAt === null ? null : format.time(heardAt);
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
