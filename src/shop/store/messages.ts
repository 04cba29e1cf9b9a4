import { readState, show, type Message } from '#src/shop/store/state.ts';

/** No more than this many at once: the oldest makes room. */
const AT_ONCE = 3;

/** Says something at the bottom of the screen for 5 seconds (specification §9); the same text is not said twice at once. */
export function toast(id: string, text: string, action?: Message['action']): void {
  const others = readState().messages.filter((one) => one.text !== text);
  show('messages', [...others, { id, text, ...(action === undefined ? {} : { action }) }].slice(-AT_ONCE));
}

export function dismiss(id: string): void {
  show(
    'messages',
    readState().messages.filter((one) => one.id !== id),
  );
}
