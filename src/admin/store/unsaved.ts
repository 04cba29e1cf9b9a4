/** What is typed and saved nowhere: whoever would leave it is asked first. */
import { proxy } from 'valtio';

export const unsaved = proxy<{ count: number }>({ count: 0 });

/** Says that something is unsaved until the answer is called. */
export function holdUnsaved(): () => void {
  unsaved.count += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    unsaved.count -= 1;
  };
}
