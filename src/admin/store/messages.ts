import { proxy, ref } from 'valtio';

export interface Message {
  readonly id: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** What is said at the bottom of the screen: the newest last. */
export const messages = proxy<{ all: readonly Message[] }>({ all: [] });

/** Most that stand above each other; the oldest goes. */
const MOST = 3;

/** Says something for 5 seconds (specification §9), with what can be done about it. */
export function toast(text: string, action?: Message['action']): void {
  const one: Message = { id: crypto.randomUUID(), text, ...(action === undefined ? {} : { action }) };
  messages.all = ref([...messages.all, one].slice(-MOST));
}

export function dismiss(id: string): void {
  messages.all = ref(messages.all.filter((one) => one.id !== id));
}
