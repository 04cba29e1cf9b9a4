/**
 * What the keyboard stands on may go away under it, or be carried elsewhere: the focus goes to what stands beside it, and
 * never back to the top of the page.
 */

const REACHED =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary';
/** Beyond these stands something else altogether: another screen, what lies under a dialog. */
const SHORES = 'main, dialog, [role=dialog], body';

/** Follows the focus on the page. @returns ends it */
export function keepFocus(page: Document): () => void {
  let held: HTMLElement | null = null;
  let at = '';
  const hold = ({ target }: FocusEvent): void => {
    held = target instanceof HTMLElement ? target : null;
    at = page.location.pathname;
  };
  /* whoever presses beside everything has left it */
  const leave = (): void => {
    held = null;
  };
  const seen = new MutationObserver((records) => {
    const lost = held;
    /* of a screen that was left nothing is beside */
    if (lost === null || at !== page.location.pathname) return;
    const place = records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
    if (place === undefined) return;
    /* somebody has said already where it goes */
    if (page.activeElement !== page.body && page.activeElement !== null) return;
    const beside = lost.isConnected ? lost : besidePlace(place);
    /* rows that scroll out of a long list go as well: nothing is to jump */
    beside?.focus({ preventScroll: true });
  });
  page.addEventListener('focusin', hold);
  page.addEventListener('pointerdown', leave);
  seen.observe(page.body, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', hold);
    page.removeEventListener('pointerdown', leave);
    seen.disconnect();
  };
}

/** What comes after the place, else before it, else around it. */
function besidePlace({ target, nextSibling, previousSibling }: MutationRecord): HTMLElement | null {
  const found = reachedIn(nextSibling) ?? reachedIn(previousSibling);
  if (found !== null) return found;
  let around = target instanceof Element ? target : null;
  while (around?.isConnected === true && !around.matches(SHORES)) {
    const inside = around.querySelector<HTMLElement>(REACHED);
    if (inside !== null) return inside;
    around = around.parentElement;
  }
  return null;
}

function reachedIn(node: Node | null): HTMLElement | null {
  if (!(node instanceof HTMLElement) || !node.isConnected) return null;
  return node.matches(REACHED) ? node : node.querySelector<HTMLElement>(REACHED);
}
