/** The library of media: what is there, what is on its way, and what is said of each file. */
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState, type DragEvent } from 'react';
import { mediaLibrary, tool } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { acceptedEndings } from '#core/domain/media/media-format.ts';
import { useAdmin, useHeader, useRoute } from '#src/admin/port/port.tsx';
import { FileButton } from '#src/admin/parts/media/file-button.tsx';
import { FromDevice } from '#src/admin/parts/media/from-device.tsx';
import { useLeaveQuestion } from '#src/admin/parts/leave-question.tsx';
import { LibraryTools } from '#src/admin/parts/media/library-tools.tsx';
import { UploadList } from '#src/admin/parts/media/upload-list.tsx';
import { FILES_A_PAGE, useLibrary } from '#src/admin/parts/media/use-library.ts';
import { PageTurns } from '#src/admin/parts/page-turns.tsx';
import { useIsPhone } from '#src/admin/parts/use-is-phone.ts';
import { addFiles } from '#src/admin/store/uploads/uploads.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { image } from '#src/ui/icon/glyphs-office.ts';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { FoldersDialog } from './folders-dialog.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { addressWords, libraryQuery, wordsOf, type LibraryQuery } from './library-query.ts';
import { MediaDetails } from './media-details.tsx';
import { MediaRows } from './media-rows.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

export function MediaPage() {
  const { t } = useLingui();
  const { may } = useAdmin();
  const isPhone = useIsPhone();
  const { query: address, navigate } = useRoute();
  const query = useMemo(() => libraryQuery(address), [address]);
  const hrefOf = (next: Partial<LibraryQuery>): string =>
    adminHref('admin.media', {}, addressWords({ ...query, page: 1, ...next }));
  const [open, setOpen] = useState<MediaFile | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, MediaFile>>(new Map());
  const [removing, setRemoving] = useState<readonly MediaFile[] | null>(null);
  const [isFiling, setFiling] = useState(false);
  const [isOver, setOver] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const { answer, failure, isLoading, isFromDevice, reload } = useLibrary(wordsOf(query), query.page - 1);
  const counts = answer?.counts;
  const classes = mediaLibrary();
  const files = answer?.data ?? [];
  /* as it was last seen, where the list shows others meanwhile: what is typed of it stays */
  const shown = files.find(({ uuid }) => uuid === open?.uuid) ?? open;
  const folder = query.folder === 'none' ? null : query.folder;
  const { isList } = query;
  const mayAdd = may('media.store');
  const { leave, question } = useLeaveQuestion(shown !== null && isDirty);
  const close = (): void => leave(() => setOpen(null));
  const add = (given: readonly File[]): void => void addFiles(given, { folder });
  useHeader({
    title: t`Médias`,
    actions: (
      <>
        <button type="button" className={tool({})} onClick={() => setFiling(true)}>{t`Dossiers`}</button>
        {mayAdd ? (
          <FileButton
            multiple
            tone="ink"
            accept={acceptedEndings()}
            onFiles={add}
          >{t`Ajouter des fichiers`}</FileButton>
        ) : null}
      </>
    ),
  });
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (mayAdd) add([...event.dataTransfer.files]);
  };
  const details =
    shown === null ? null : (
      <MediaDetails
        key={shown.uuid}
        file={shown}
        isTitled={!isPhone}
        onClose={close}
        onDirty={setDirty}
        onWritten={reload}
        onRemove={() => setRemoving([shown])}
      />
    );
  return (
    <div className={classes.root}>
      <div className={classes.kinds}>
        <KindTabs counts={counts} current={query.kind} hrefOf={(kind) => hrefOf({ kind })} />
      </div>
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
          words={wordsOf(query)}
          onWords={({ q = '', folder = null, category = null, sort = 'newest' }) =>
            navigate(hrefOf({ q, folder, category, sort }), { replace: true })
          }
        >
          {chosen.size > 0 && may('media.destroy') ? (
            <button
              type="button"
              className={tool({ tone: 'danger' })}
              onClick={() => setRemoving([...chosen.values()])}
            >{t`Supprimer (${chosen.size})`}</button>
          ) : null}
          <button
            type="button"
            className={tool({})}
            aria-pressed={isList}
            onClick={() => navigate(hrefOf({ isList: !isList, page: query.page }), { replace: true })}
          >
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
          open={open?.uuid ?? null}
          chosen={new Set(chosen.keys())}
          onOpen={(file) => leave(() => setOpen(file.uuid === open?.uuid ? null : file))}
          onChoose={(uuid, isChosen) => setChosen((before) => chosenAfter(before, files, uuid, isChosen))}
        />
        <Foot page={query.page} total={answer?.total ?? 0} hrefOf={(page) => hrefOf({ page })} />
      </div>
      {details === null ? null : isPhone ? (
        <Sheet open size="lg" title={shown?.fileName ?? ''} closeLabel={t`Fermer`} onClose={close}>
          {details}
        </Sheet>
      ) : (
        <aside className={classes.aside} aria-label={shown?.fileName}>
          {details}
        </aside>
      )}
      {question}
      {removing === null ? null : (
        <RemoveDialog
          files={removing}
          onClose={() => setRemoving(null)}
          onRemoved={(gone) => {
            setRemoving(null);
            setChosen((before) => new Map([...before].filter(([uuid]) => !gone.includes(uuid))));
            setOpen((before) => (before !== null && gone.includes(before.uuid) ? null : before));
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

/** As they were seen when they were chosen: what was written since is told, and stays. */
function chosenAfter(
  before: ReadonlyMap<string, MediaFile>,
  files: readonly MediaFile[],
  uuid: string,
  isChosen: boolean,
): ReadonlyMap<string, MediaFile> {
  const others = [...before].filter(([one]) => one !== uuid);
  const file = files.find((one) => one.uuid === uuid);
  return new Map(isChosen && file !== undefined ? [...others, [uuid, file]] : others);
}

interface FootProps {
  /** From 1. */
  page: number;
  total: number;
  hrefOf: (page: number) => string;
}

function Foot({ page, total, hrefOf }: FootProps) {
  const { t } = useLingui();
  if (total <= FILES_A_PAGE) return null;
  const last = Math.ceil(total / FILES_A_PAGE);
  const from = (page - 1) * FILES_A_PAGE + 1;
  const to = Math.min(total, from + FILES_A_PAGE - 1);
  return (
    <nav className={mediaLibrary().foot} aria-label={t`Pages`}>
      <span>{t`${from} à ${to} sur ${total}`}</span>
      <span className={mediaLibrary().buttons}>
        <PageTurns page={page} last={last} hrefOf={hrefOf} />
      </span>
    </nav>
  );
}
