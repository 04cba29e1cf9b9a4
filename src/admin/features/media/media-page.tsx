/** The library of media: what is there, what is on its way, and what is said of each file. */
import { useLingui } from '@lingui/react/macro';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { mediaLibrary, tool } from '#styled/recipes';
import { acceptedEndings, MEDIA_TYPES } from '#core/domain/media/media-format.ts';
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';
import { useAdmin, useHeader } from '#src/admin/app/port.tsx';
import { FileButton } from '#src/admin/parts/media/file-button.tsx';
import { FromDevice } from '#src/admin/parts/media/from-device.tsx';
import { LibraryTools } from '#src/admin/parts/media/library-tools.tsx';
import { TYPE_WORDS } from '#src/admin/parts/media/media-words.ts';
import { UploadList } from '#src/admin/parts/media/upload-list.tsx';
import { FILES_A_PAGE, useLibrary, type LibraryWords } from '#src/admin/parts/media/use-library.ts';
import { useIsPhone } from '#src/admin/screens/list/parts/use-is-phone.ts';
import { header } from '#src/admin/store/header.ts';
import { addFiles } from '#src/admin/store/uploads/uploads.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { image } from '#src/ui/icon/glyphs-office.ts';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { FoldersDialog } from './folders-dialog.tsx';
import { MediaDetails } from './media-details.tsx';
import { MediaRows } from './media-rows.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

type Answer = OfficeAnswer<'api.admin.media.index'>;
type Counts = Answer['counts'];

const TABS = ['all', ...MEDIA_TYPES, 'noAlt'] as const;
type Tab = (typeof TABS)[number];

/** What a tab asks for. */
const askedBy = (tab: Tab): Pick<LibraryWords, 'type' | 'lacks'> =>
  tab === 'all' ? {} : tab === 'noAlt' ? { lacks: 'alt' } : { type: tab };

/** The tab the header has open; what it asks for is known before the header says how much there is. */
function useTab(): Tab {
  const { activeTab } = useSnapshot(header);
  return TABS.find((tab) => tab === activeTab) ?? 'all';
}

function useTitle(counts: Counts | undefined, actions: ReactNode): void {
  const { t, i18n } = useLingui();
  const say = (tab: Tab): string =>
    tab === 'all' ? t`Tous` : tab === 'noAlt' ? t`Sans texte alternatif` : i18n._(TYPE_WORDS[tab]);
  useHeader({
    title: t`Médias`,
    actions,
    tabs: TABS.map((key) => ({ key, label: say(key), ...(counts === undefined ? {} : { count: counts[key] }) })),
  });
}

export function MediaPage() {
  const { t } = useLingui();
  const { may } = useAdmin();
  const isPhone = useIsPhone();
  const tab = useTab();
  const [words, setWords] = useState<LibraryWords>({});
  const [place, setPlace] = useState({ tab, page: 0 });
  const page = place.tab === tab ? place.page : 0;
  const setPage = (to: number): void => setPlace({ tab, page: to });
  const [isList, setList] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<readonly string[] | null>(null);
  const [isFiling, setFiling] = useState(false);
  const [isOver, setOver] = useState(false);
  const { answer, failure, isLoading, isFromDevice, reload } = useLibrary({ ...words, ...askedBy(tab) }, page);
  const counts = answer?.counts;
  const classes = mediaLibrary();
  const files = answer?.data ?? [];
  const shown = files.find(({ uuid }) => uuid === open) ?? null;
  const folder = words.folder === undefined || words.folder === 'none' ? null : words.folder;
  const mayAdd = may('media.store');
  const add = (given: readonly File[]): void => void addFiles(given, { folder });
  useTitle(
    counts,
    <>
      <button type="button" className={tool({})} onClick={() => setFiling(true)}>{t`Dossiers`}</button>
      {mayAdd ? (
        <FileButton multiple tone="ink" accept={acceptedEndings()} onFiles={add}>{t`Ajouter des fichiers`}</FileButton>
      ) : null}
    </>,
  );
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (mayAdd) add([...event.dataTransfer.files]);
  };
  const details =
    shown === null ? null : (
      <MediaDetails
        key={`${shown.uuid} ${shown.rev}`}
        file={shown}
        isTitled={!isPhone}
        onClose={() => setOpen(null)}
        onWritten={reload}
        onRemove={() => setRemoving([shown.uuid])}
      />
    );
  return (
    <div className={classes.root}>
      <div
        className={classes.main}
        aria-busy={isLoading}
        onDragOver={(event) => {
          if (!mayAdd || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isOver ? <div className={classes.drop}>{t`Déposez vos fichiers ici`}</div> : null}
        <UploadList />
        <LibraryTools
          words={words}
          onWords={(next) => {
            setWords(next);
            setPage(0);
          }}
        >
          {chosen.size > 0 && may('media.destroy') ? (
            <button
              type="button"
              className={tool({ tone: 'danger' })}
              onClick={() => setRemoving([...chosen])}
            >{t`Supprimer (${chosen.size})`}</button>
          ) : null}
          <button type="button" className={tool({})} aria-pressed={isList} onClick={() => setList(!isList)}>
            {isList ? t`Afficher en grille` : t`Afficher en liste`}
          </button>
        </LibraryTools>
        {failure === null ? null : (
          <FailureNote failure={failure}>
            <Button tone="line" size="sm" onClick={reload}>{t`Réessayer`}</Button>
          </FailureNote>
        )}
        {isFromDevice ? <FromDevice /> : null}
        {answer === null && failure === null ? <Skeleton shape="block" /> : null}
        {answer !== null && files.length === 0 ? (
          <EmptyState
            glyph={image}
            title={counts?.all === 0 ? t`La médiathèque est vide` : t`Aucun fichier ne répond à ces filtres.`}
            text={t`Déposez des fichiers ici, ou choisissez-les sur cet appareil.`}
          />
        ) : null}
        <MediaRows
          isList={isList}
          files={files}
          open={open}
          chosen={chosen}
          onOpen={({ uuid }) => setOpen(uuid === open ? null : uuid)}
          onChoose={(uuid, isChosen) =>
            setChosen((before) => new Set(isChosen ? [...before, uuid] : [...before].filter((one) => one !== uuid)))
          }
        />
        <Foot page={page} total={answer?.total ?? 0} onPage={setPage} />
      </div>
      {details === null ? null : isPhone ? (
        <Sheet open size="lg" title={shown?.fileName ?? ''} closeLabel={t`Fermer`} onClose={() => setOpen(null)}>
          {details}
        </Sheet>
      ) : (
        <aside className={classes.aside} aria-label={shown?.fileName}>
          {details}
        </aside>
      )}
      {removing === null ? null : (
        <RemoveDialog
          uuids={removing}
          onClose={() => setRemoving(null)}
          onRemoved={(gone) => {
            setRemoving(null);
            setChosen((before) => new Set([...before].filter((uuid) => !gone.includes(uuid))));
            setOpen((before) => (before !== null && gone.includes(before) ? null : before));
            reload();
          }}
        />
      )}
      {isFiling ? (
        <FoldersDialog
          onClose={() => {
            setFiling(false);
            reload();
          }}
        />
      ) : null}
    </div>
  );
}

interface FootProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

function Foot({ page, total, onPage }: FootProps) {
  const { t } = useLingui();
  if (total <= FILES_A_PAGE) return null;
  const from = page * FILES_A_PAGE + 1;
  const to = Math.min(total, from + FILES_A_PAGE - 1);
  return (
    <nav className={mediaLibrary().foot} aria-label={t`Pages`}>
      <span>{t`${from} à ${to} sur ${total}`}</span>
      <span className={mediaLibrary().buttons}>
        <Button
          tone="line"
          size="sm"
          disabled={page === 0}
          onClick={() => onPage(page - 1)}
        >{t`Page précédente`}</Button>
        <Button
          tone="line"
          size="sm"
          disabled={to >= total}
          onClick={() => onPage(page + 1)}
        >{t`Page suivante`}</Button>
      </span>
    </nav>
  );
}
