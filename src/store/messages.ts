import { readState, showMessages, type Message } from '#src/store/state.ts';

/** No more than this many at once: the oldest makes room. */
const AT_ONCE = 3;

/** Says something at the bottom of the screen for 5 seconds (specification §9); the same text is not said twice at once. */
export function say(id: string, text: string, action?: Message['action']): void {
  const others = readState().messages.filter((one) => one.text !== text);
  showMessages([...others, { id, text, ...(action === undefined ? {} : { action }) }].slice(-AT_ONCE));
}

export function dismiss(id: string): void {
  showMessages(readState().messages.filter((one) => one.id !== id));
}
