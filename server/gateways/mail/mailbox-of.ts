import type { Mailbox } from './mail-gateway.ts';

/** A mailbox as it is configured: `Name <address>`, or an address alone. */
export function mailboxOf(text: string): Mailbox {
  const whole = text.trim();
  const at = whole.lastIndexOf('<');
  const address = whole.slice(at + 1, -1);
  if (at === -1 || !whole.endsWith('>') || address === '' || address.includes('>')) return { name: '', address: whole };
  return { name: whole.slice(0, at).trim().replace(/^"|"$/gu, ''), address: address.trim() };
}
