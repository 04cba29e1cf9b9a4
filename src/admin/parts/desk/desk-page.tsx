/** The frame of one thing of the sale: its title and steps in the head, what is known of it below, a step's form above. */
import { useState, type ComponentType } from 'react';
import { deskLayout } from '#styled/recipes';
import type { AdminPageName } from '#core/contract/admin/pages/admin-pages.ts';
import { useHeader } from '#src/admin/port/port.tsx';
import { useIsPhone } from '#src/admin/parts/use-is-phone.ts';
import type { Failure } from '#src/api/failure.ts';
import { DeskFailure, DeskSkeleton } from './desk-waiting.tsx';
import type { DeskMoveProps } from './move/desk-move.ts';

/** What the parts of the page are told. */
export interface DeskPartProps<Desk, Move> {
  desk: Desk;
  onMove: (move: Move) => void;
  onReload: () => void;
}

interface DeskPageProps<Desk, Move> {
  answered: {
    readonly answer: Desk | null;
    readonly keptAt: string | null;
    readonly isLoading: boolean;
    readonly failure: Failure | null;
    readonly reload: () => void;
  };
  /** Its list. */
  parent: AdminPageName;
  /** Its title until it was read: « Commande ». */
  waiting: string;
  /** « Commande CMD00000042 ». */
  titleOf: (number: string) => string;
  Actions: ComponentType<Omit<DeskPartProps<Desk, Move>, 'onReload'>>;
  Matter: ComponentType<DeskPartProps<Desk, Move>>;
  /** The form of the step that is being taken. */
  Form: ComponentType<DeskMoveProps<Desk> & { move: Move }>;
}

export function DeskPage<Desk extends { readonly number: string }, Move>(props: DeskPageProps<Desk, Move>) {
  const { answered, parent, waiting, titleOf, Actions, Matter, Form } = props;
  const { answer, keptAt, failure, isLoading, reload } = answered;
  const [move, setMove] = useState<{ readonly taken: Move } | null>(null);
  const isPhone = useIsPhone();
  const onMove = (taken: Move): void => setMove({ taken });
  useHeader({
    /* on a phone the number alone has room */
    title: answer === null ? waiting : isPhone ? answer.number : titleOf(answer.number),
    parent,
    actions: answer === null ? null : <Actions desk={answer} onMove={onMove} />,
  });
  return (
    <div className={deskLayout().root} aria-busy={isLoading && failure === null}>
      <DeskFailure failure={failure} keptAt={keptAt} onRetry={reload} />
      {answer === null ? (
        failure === null && <DeskSkeleton />
      ) : (
        <>
          <Matter desk={answer} onMove={onMove} onReload={reload} />
          {move === null ? null : (
            <Form
              key={JSON.stringify(move.taken)}
              desk={answer}
              move={move.taken}
              onClose={() => setMove(null)}
              onReload={reload}
            />
          )}
        </>
      )}
    </div>
  );
}
