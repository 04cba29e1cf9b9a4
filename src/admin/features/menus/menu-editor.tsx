import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { menuEditor } from '#styled/recipes';
import { readBody, type DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import type { MenuBody, MenuBodyItem } from '#core/contract/cms/menu-body.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import { changeInMenu, flatMenu, moveInMenu, moveTo } from '#core/domain/cms/menu-tree.ts';
import { useAdmin, useToast } from '#src/admin/port/port.tsx';
import { ConflictNote } from '#src/admin/screens/document/conflict-note.tsx';
import { DiscardButton } from '#src/admin/screens/document/discard-button.tsx';
import { DocumentHistory } from '#src/admin/screens/document/history/document-history.tsx';
import { DraftOffers } from '#src/admin/screens/document/draft-offers.tsx';
import { useLaterWords } from '#src/admin/screens/document/use-later-words.ts';
import { PresenceNote } from '#src/admin/screens/document/presence-note.tsx';
import { usePresence } from '#src/admin/screens/document/use-presence.ts';
import { useDraft } from '#src/admin/store/documents/use-draft.ts';
import { queue } from '#src/admin/store/sync/queue.ts';
import { Button } from '#src/ui/button/button.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';
import { AddItem } from './add-item.tsx';
import { MenuLine } from './menu-line.tsx';
import { useTargets } from './use-targets.ts';

const EMPTY: MenuBody = { area: null, items: [] };

const isMenuBody = (body: DocumentBody): body is MenuBody => 'items' in body;

/** What is filled in of an item is enough for visitors: a link has a text and an address. */
const isComplete = ({ type, label, url, ref }: MenuBodyItem): boolean =>
  label.fr_FR.trim() !== '' && (type === 'custom' ? isSafeUrl((url ?? '').trim()) : ref !== null);

interface MenuEditorProps {
  menu: Pick<DocumentHead, 'uuid' | 'type'>;
  /** Nobody has written it yet. */
  isNew?: boolean;
  /** Its revisions are shown in place of its entries. */
  isHistory: boolean;
}

export function MenuEditor({ menu, isNew = false, isHistory }: MenuEditorProps) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const toast = useToast();
  const targets = useTargets();
  const { durable } = useSnapshot(queue);
  const draft = useDraft({ doc: menu.uuid, of: 'menu', type: menu.type, empty: EMPTY, isNew });
  const presence = usePresence(menu.uuid);
  const [open, setOpen] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [said, setSaid] = useState('');
  const later = useLaterWords({ isBehind: typeof draft !== 'string' && draft.isBehind });
  const classes = menuEditor();
  if (draft === 'loading') return <Skeleton shape="block" />;
  if (draft === 'away' || draft === 'gone')
    return (
      <Note tone="warn" title={t`Ce menu n’est pas encore sur cet appareil.`}>
        <Trans>Ouvrez-le une fois avec le réseau.</Trans>
      </Note>
    );
  const { working, state } = draft;
  if (!isMenuBody(working)) return null;
  const mayHere = may('cms-menus.update');
  const mayWrite = mayHere && state !== 'conflict' && !presence.isTaken;
  const items: readonly MenuBodyItem[] = working.items;
  const lines = flatMenu(items);
  const write = (change: (items: readonly MenuBodyItem[]) => readonly MenuBodyItem[]): void =>
    draft.change((body) =>
      /* read as the shop reads it: a tree that it would refuse is not kept either */
      isMenuBody(body) ? (readBody('menu', { ...body, items: change(body.items) }) ?? body) : body,
    );
  const tell = (item: MenuBodyItem, next: readonly MenuBodyItem[]): void => {
    const place = flatMenu(next).findIndex((one) => one.item.id === item.id) + 1;
    setSaid(t`${item.label.fr_FR} : place ${place} sur ${lines.length}`);
  };
  const save = async (): Promise<void> => {
    setChecked(true);
    const wrong = lines.find(({ item }) => !isComplete(item));
    if (wrong !== undefined) {
      setOpen(wrong.item.id);
      return;
    }
    await draft.saveNow();
    toast(t`Enregistrement effectué.`);
  };
  const states = {
    typed: <SyncLabel state="sending">{t`Pas encore enregistré`}</SyncLabel>,
    device: <SyncLabel state="local">{durable ? t`Sur cet appareil` : t`Dans cet onglet`}</SyncLabel>,
    sending: <SyncLabel state="sending">{t`Envoi…`}</SyncLabel>,
    server: <SyncLabel state="sent">{t`À la boutique`}</SyncLabel>,
    conflict: <SyncLabel state="check">{t`Deux versions : à comparer`}</SyncLabel>,
  };
  return (
    <div className={classes.root}>
      <PresenceNote other={presence.other} isTaken={presence.isTaken} mayTake={mayHere} onTake={presence.take} />
      <DraftOffers draft={draft} />
      {state === 'conflict' ? <ConflictNote doc={menu.uuid} /> : null}
      {isHistory ? (
        <DocumentHistory doc={menu.uuid} of="menu" change={draft.change} mayWrite={mayWrite} />
      ) : (
        <>
          <DragDropProvider
            onDragEnd={({ canceled, operation: { source } }) => {
              if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
              const id = String(source.id);
              write((before) => moveTo(before, id, source.index));
            }}
          >
            <ul className={classes.items} aria-label={t`Entrées du menu`}>
              {lines.map(({ item, level }) => (
                <MenuLine
                  key={item.id}
                  item={item}
                  level={level}
                  siblings={items}
                  targets={targets}
                  isOpen={open === item.id}
                  isWrong={isChecked && !isComplete(item)}
                  mayWrite={mayWrite}
                  onOpen={() => setOpen(open === item.id ? null : item.id)}
                  onMove={(move) => {
                    write((before) => moveInMenu(before, item.id, move));
                    tell(item, moveInMenu(items, item.id, move));
                  }}
                  onChange={(change) =>
                    write((before) => changeInMenu(before, item.id, (one) => ({ ...one, ...change })))
                  }
                  onRemove={() => write((before) => changeInMenu(before, item.id, () => null))}
                />
              ))}
            </ul>
          </DragDropProvider>
          {lines.length === 0 ? (
            <p>
              <Trans>Ce menu est vide : ajoutez-y une première entrée.</Trans>
            </p>
          ) : null}
          {mayWrite ? (
            <AddItem
              targets={targets}
              onAdd={(item) => {
                write((before) => [...before, item]);
                setOpen(item.id);
              }}
            />
          ) : null}
        </>
      )}
      <div className={classes.foot}>
        <span role="status">
          {states[state]} {later}
        </span>
        {mayWrite ? (
          <span className={classes.moves}>
            {state === 'server' ? null : <DiscardButton draft={draft} />}
            <Button tone="ink" onClick={() => void save()}>{t`Enregistrer`}</Button>
          </span>
        ) : null}
      </div>
      <LiveRegion text={said} />
    </div>
  );
}
