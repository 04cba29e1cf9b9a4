import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { useToast } from '#src/admin/app/port.tsx';
import { useMove, type Move } from '#src/admin/parts/desk/use-move.ts';

/** What every form of a step is told. */
export interface MoveFormProps {
  desk: OrderDesk;
  onClose: () => void;
  onReload: () => void;
}

interface OrderMoveSetting<Name extends string> extends Omit<MoveFormProps, 'desk'> {
  /** Fields the shop may refuse. */
  readonly names?: readonly Name[];
}

export interface OrderMove<Name extends string> extends Move<Name> {
  /** Takes the step; once it is taken it is said, the form is closed and the order read anew. */
  readonly take: (work: () => Promise<unknown>, said: string, drop?: () => void) => Promise<void>;
}

/** A step on an order, from the press to its end. */
export function useOrderMove<Name extends string = never>({
  names = [],
  onClose,
  onReload,
}: OrderMoveSetting<Name>): OrderMove<Name> {
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
