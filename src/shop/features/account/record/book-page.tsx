/** Records that a customer keeps a few of: their list, and the form of one, read and written on this device. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { formLayout } from '#styled/recipes';
import { AccountFrame, AccountSkeleton } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useRefused } from '#src/shop/features/account/account-state.ts';
import { RefusedEdit } from '#src/shop/features/account/conflict/refused-edit.tsx';
import type { BackLink } from '#src/shop/features/account/record/record-editor.tsx';
import type { ParkedReason } from '#src/db/rows.ts';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { DraftKept } from '#src/shop/parts/pending/draft-kept.tsx';
import { focusPage } from '#src/shop/parts/page/focus-page.ts';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useDraft, type Draft } from '#src/shop/store/drafts/drafts.ts';
import type { ChangeSummary } from '#src/shop/store/pending/change-summary.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState, type EmptyStateProps } from '#src/ui/empty-state/empty-state.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** What the form of one record is given. */
export interface EditorProps<One> {
  /** Of the form: on a phone its button stands in the bar at the thumb. */
  id: string;
  /** The way back to the list. */
  back: BackLink;
  /** Goes there, with a word about what was done. */
  leave: (said?: string) => void;
  /** Name of the draft. */
  name: string;
  draft: Draft;
  /** The record as it is now; null for a new one, and for one that is gone. */
  one: One | null;
  /** A new one's stays while the form is open: who presses twice makes one. */
  uuid: string;
  /** The refused change being mended, and why it was refused. */
  editingRefused: string | null;
  reason: ParkedReason | null;
}

export interface BookPageProps<One> extends AccountPlace {
  /** Name of one, in drafts and ids. */
  name: string;
  /** Null until it is read. */
  book: readonly One[] | null;
  /** Holds no more than this. */
  most: number;
  /** The record the address names, or the word for a new one. */
  chosen: string | null;
  newWord: string;
  newHref: string;
  words: {
    title: string;
    count: (count: number) => string;
    add: string;
    full: string;
    newTitle: string;
    editTitle: string;
    back: string;
  };
  empty: Omit<EmptyStateProps, 'actions'>;
  /** Whether it is a change of these records, and the UUID that it writes anew. */
  is: (change: ChangeSummary) => boolean;
  rewrites: (change: ChangeSummary) => string | null;
  Line: ComponentType<{ one: One; path: string }>;
  Editor: ComponentType<EditorProps<One>>;
}

export function BookPage<One extends { uuid: string }>(props: BookPageProps<One>) {
  const editingRefused = useSearchParam('corriger');
  const { chosen } = props;
  /* form and list share an address: for the router nothing moved, so the focus would fall with what was pressed */
  const shown = `${chosen} ${editingRefused}`;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) focusPage();
    before.current = shown;
  }, [shown]);
  return chosen !== null || editingRefused !== null ? (
    <OnePage key={shown} {...props} editingRefused={editingRefused} />
  ) : (
    <ListPage {...props} />
  );
}

function ListPage<One extends { uuid: string }>(props: BookPageProps<One>) {
  const { area, path, book, most, newHref, words, empty, is, Line } = props;
  const refused = useRefused(is);
  const count = book?.length ?? 0;
  const add = <LinkButton href={newHref}>{words.add}</LinkButton>;
  return (
    <AccountFrame area={area} path={path} title={words.title} count={count === 0 ? undefined : words.count(count)}>
      <div className={formLayout().page}>
        <RefusedEdit refused={refused} form={path} />
        {book === null ? (
          <AccountSkeleton />
        ) : count === 0 ? (
          <EmptyState {...empty} actions={add} />
        ) : (
          <>
            <ul>
              {book.map((one) => (
                <Line key={one.uuid} one={one} path={path} />
              ))}
            </ul>
            <div className={formLayout().actions}>{count < most ? add : <Note>{words.full}</Note>}</div>
          </>
        )}
      </div>
    </AccountFrame>
  );
}

function OnePage<One extends { uuid: string }>(props: BookPageProps<One> & { editingRefused: string | null }) {
  const { area, path, name, book, chosen, newWord, words, is, rewrites, Editor, editingRefused } = props;
  const { t } = useLingui();
  const { go, toast } = useActions();
  const refused = useRefused(is).find((one) => one.mutId === editingRefused);
  const uuid = (refused && rewrites(refused.summary)) ?? (chosen === newWord ? null : chosen);
  const form = `${name}:${uuid ?? 'new'}`;
  const draft = useDraft(form, { at: deviceInstant, editingRefused });
  const [fresh] = useState(() => crypto.randomUUID());
  const one = book?.find((known) => known.uuid === uuid) ?? null;
  const isHere = book !== null && draft.value !== undefined;
  const id = `compte-${name}`;
  const back = { href: path, label: words.back };
  const leave = (said?: string): void => {
    if (said !== undefined) toast(said);
    go(path);
  };
  return (
    <AccountFrame
      area={area}
      path={path}
      title={one === null ? words.newTitle : words.editTitle}
      back={back}
      after={draft.kept ? <DraftKept /> : undefined}
      foot={
        isHere ? (
          <ActionBar phoneOnly>
            <Button type="submit" form={id} wide>{t`Enregistrer`}</Button>
          </ActionBar>
        ) : undefined
      }
    >
      {isHere ? (
        <Editor
          {...{ id, back, leave, draft, one, editingRefused }}
          name={form}
          uuid={one?.uuid ?? fresh}
          reason={refused?.reason ?? null}
        />
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  );
}
