import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { palette } from '#styled/recipes';
import { commandsFor, findCommands, type Command } from '#src/admin/app/palette/commands.ts';
import { PaletteLine } from '#src/admin/app/palette/palette-line.tsx';
import { useRecords } from '#src/admin/app/palette/use-records.ts';
import { useAdmin, useRoute } from '#src/admin/port/port.tsx';
import { panels } from '#src/admin/store/panels.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useModal } from '#src/ui/dialog/use-modal.ts';
import { magnifyingGlass } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';
import { VisuallyHidden } from '#src/ui/hidden/visually-hidden.tsx';

const close = (): void => {
  panels.palette = false;
};

/** Screens, actions and records in one line; screens and actions are on this device and come at once. */
export function Palette() {
  const { t } = useLingui();
  const format = useFormat();
  const say = useLabel();
  const { may } = useAdmin();
  const { navigate } = useRoute();
  const { dialog, heading } = useModal(close);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const classes = palette();

  const all = useMemo(() => commandsFor(may, say, (thing) => t`Créer : ${thing}`), [may, say, t]);
  const found = useMemo(() => findCommands(all, typed), [all, typed]);
  const records = useRecords(typed);
  const groups = [
    { key: 'action', label: t`Actions`, commands: typed === '' ? [] : found.filter(({ kind }) => kind === 'action') },
    { key: 'page', label: t`Écrans`, commands: found.filter(({ kind }) => kind === 'page') },
    { key: 'record', label: t`Fiches`, commands: records },
  ].filter(({ commands }) => commands.length > 0);
  const lines = groups.flatMap(({ commands }) => commands);
  const count = lines.length;
  const chosen = lines[Math.min(at, lines.length - 1)];
  const lineId = (command: Command): string => `${id}-${command.id}`;

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (chosen !== undefined) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  const open = ({ href }: Command, inNewTab: boolean): void => {
    close();
    if (inNewTab) window.open(href, '_blank', 'noopener');
    else navigate(href);
  };
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && lines.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, lines.length - 1) + step + lines.length) % lines.length);
    }
    if (event.key === 'Enter' && chosen !== undefined && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(chosen, event.ctrlKey || event.metaKey);
    }
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      className={classes.root}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={classes.unseen}>
        {t`Aller à, chercher, agir`}
      </h2>
      <div className={classes.field}>
        <Icon glyph={magnifyingGlass} />
        <input
          ref={input}
          role="combobox"
          type="text"
          className={classes.input}
          aria-label={t`Aller à, chercher, agir`}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(chosen === undefined ? {} : { 'aria-activedescendant': lineId(chosen) })}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <button type="button" className={classes.key} onClick={close}>
          {t`Échap`}
          <VisuallyHidden>{t`Fermer`}</VisuallyHidden>
        </button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t`Résultats`} className={classes.list}>
        {groups.map((group) => (
          <div key={group.key} role="group" aria-label={group.label}>
            <p aria-hidden className={classes.group}>
              {group.label}
            </p>
            {group.commands.map((command) => (
              <PaletteLine
                key={command.id}
                id={lineId(command)}
                command={command}
                typed={typed}
                isChosen={command === chosen}
                onPress={(inNewTab) => open(command, inNewTab)}
              />
            ))}
          </div>
        ))}
        {lines.length === 0 ? <p className={classes.empty}>{t`Rien ne correspond à « ${typed} ».`}</p> : null}
      </div>
      <div className={classes.foot}>
        <span>
          <kbd className={classes.key}>↑ ↓</kbd> {t`parcourir`}
        </span>
        <span>
          <kbd className={classes.key}>{t`Ctrl Entrée`}</kbd> {t`nouvel onglet`}
        </span>
        <span className={classes.where}>
          <SyncLabel state="sent">{t`Recherche sur cet appareil`}</SyncLabel>
        </span>
      </div>
      <LiveRegion text={format.isOne(count) ? t`${count} résultat` : t`${count} résultats`} />
    </dialog>
  );
}
