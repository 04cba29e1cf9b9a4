import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStanding } from '#src/shop/features/account/account-state.ts';
import { AskFirst } from '#src/shop/parts/ask/ask-first.tsx';
import { useLineSync } from '#src/shop/features/account/standing-label.tsx';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import type { Person } from '#src/shop/store/person/person.ts';
import type { ChangeSummary } from '#src/shop/store/pending/change-summary.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { LineItem } from '#src/ui/line-item/line-item.tsx';
import { Tag } from '#src/ui/tag/tag.tsx';

export interface BookLineProps {
  name: string;
  /** Of the form. */
  href: string;
  /** Whether it is a change of this record. */
  is: (change: ChangeSummary) => boolean;
  words: { edit: string; remove: string; removeTitle: string; removeText: string; removed: string };
  remove: (own: Person) => Promise<unknown>;
  restore: (own: Person) => Promise<unknown>;
  children: ReactNode;
}

/** A record of the list, and what can be done with it; a removal can be taken back. */
export function BookLine({ name, href, is, words, remove, restore, children }: BookLineProps) {
  const { t } = useLingui();
  const change = useChange();
  const { toast } = useActions();
  const standing = useStanding(is);
  /* what has arrived is as it should be: only what waits is said */
  const sync = useLineSync(standing?.state === 'sent' ? null : standing);
  const drop = async (): Promise<void> => {
    if (await change(remove)) toast(words.removed, { label: t`Rétablir`, onPress: () => void change(restore) });
  };
  return (
    <LineItem
      name={name}
      {...sync}
      options={children}
      controls={
        <>
          <LinkButton tone="line" size="sm" href={href} aria-label={words.edit}>
            {t`Modifier`}
          </LinkButton>
          <AskFirst
            open={t`Supprimer`}
            openLabel={words.remove}
            title={words.removeTitle}
            confirm={t`Supprimer`}
            onConfirm={() => void drop()}
          >
            {words.removeText}
          </AskFirst>
        </>
      }
    />
  );
}

export interface ServingProps {
  /** It is the default already. */
  is: boolean;
  /** What it then says, and on the press that makes it so: the last word counts (sync rule S85). */
  tag: string;
  press: string;
  /** The press as spoken, with its object. */
  spoken: string;
  make: (own: Person) => Promise<unknown>;
}

/** What a record serves as by default, or the press that makes it so. */
export function Serving({ is, tag, press, spoken, make }: ServingProps) {
  const change = useChange();
  if (is) return <Tag tone="outline">{tag}</Tag>;
  return (
    <Button tone="text" size="sm" aria-label={spoken} onClick={() => void change(make)}>
      {press}
    </Button>
  );
}
