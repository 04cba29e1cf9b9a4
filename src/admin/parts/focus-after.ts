/** Where the focus goes when what held it goes away: to what stands beside it, never to nowhere. */

const REACHED = 'a[href], button:not(:disabled), input:not(:disabled)';

/** Notes where the focus would go when the row that holds this element is taken out. @returns moves it there */
export function besideRow(held: Element | null): () => void {
  const row = held?.closest('tr, li') ?? null;
  const beside = [row?.nextElementSibling, row?.previousElementSibling].map((one) => named(one ?? null));
  return () => {
    const found = beside.find((one) => one?.isConnected === true);
    if (found) found.focus();
    else focusContent();
  };
}

/** A row is reached by its name, not by the box that chooses it. */
const named = (row: Element | null): HTMLElement | null =>
  row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>(REACHED) ?? null;

/** To the page itself, as the skip link does. */
export function focusContent(): void {
  document.querySelector<HTMLElement>('#contenu')?.focus();
}
