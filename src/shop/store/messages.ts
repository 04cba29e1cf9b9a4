import { readState, show, type Message } from '#src/shop/store/state.ts';

/** Says something at the bottom of the screen for 5 seconds (specification §9): one message at a time, the newest. */
export function toast(id: string, text: string, action?: Message['action']): void {
  show('messages', [{ id, text, ...(action === undefined ? {} : { action }) }]);
}

export function dismiss(id: string): void {
  show(
    'messages',
    readState().messages.filter((one) => one.id !== id),
  );
}
