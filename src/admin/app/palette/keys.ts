/** Keys of the whole back office: what they are, and which press means what. */
import type { AdminPageName } from '#core/contract/admin/pages/admin-pages.ts';

/** `g`, then a letter. */
export const GO_KEYS: Readonly<Record<string, AdminPageName>> = {
  d: 'admin.dashboard',
  p: 'admin.products',
  c: 'admin.orders',
  u: 'admin.customers',
  m: 'admin.media',
  r: 'admin.roles',
  s: 'admin.tax-categories',
  i: 'admin.inventory-sources',
};

export type Pressed =
  | { readonly kind: 'palette' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'goWaits' }
  | { readonly kind: 'go'; readonly page: AdminPageName }
  | { readonly kind: 'nothing' };

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * What a press means. Letters mean nothing while somebody types, or over a dialog.
 * @param afterGo `g` was pressed just before
 */
export function meaningOf({ key, ctrlKey, metaKey, altKey }: Press, isTyping: boolean, afterGo: boolean): Pressed {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return { kind: 'palette' };
  if (isTyping || ctrlKey || metaKey || altKey) return { kind: 'nothing' };
  const page = GO_KEYS[key];
  if (afterGo && page !== undefined) return { kind: 'go', page };
  if (key === 'g') return { kind: 'goWaits' };
  return { kind: key === '?' ? 'shortcuts' : 'nothing' };
}
