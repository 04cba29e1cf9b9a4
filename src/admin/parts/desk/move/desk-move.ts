import { useToast } from '#src/admin/port/port.tsx';
import { useMove, type Move } from './use-move.ts';

/** What every form of a step is told. */
export interface DeskMoveProps<Desk> {
  desk: Desk;
  onClose: () => void;
  onReload: () => void;
}

interface DeskMoveSetting<Name extends string> extends Omit<DeskMoveProps<unknown>, 'desk'> {
  /** Fields the shop may refuse. */
  readonly names?: readonly Name[];
}

export interface DeskMove<Name extends string> extends Move<Name> {
  /** Takes the step; once it is taken it is said, the form is closed and the page read anew. */
  readonly take: (work: () => Promise<unknown>, said: string, drop?: () => void) => Promise<void>;
}

/** A step on what the page shows, from the press to its end. */
export function useDeskMove<Name extends string = never>({
  names = [],
  onClose,
  onReload,
}: DeskMoveSetting<Name>): DeskMove<Name> {
  const toast = useToast();
  const move = useMove({ names, onMoved: onReload });
  return {
    ...move,
    take: async (work, said, drop) => {
      const isDone = await move.run(work);
      if (!isDone) return;
      drop?.();
      toast(said);
      onClose();
      onReload();
    },
  };
}
