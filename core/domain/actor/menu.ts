import type { ScreenPermission } from './permission-keys.ts';

/** Parts of the back office's menu, each behind its key (domain 7.6, "Menu back office"). */
export const MENU = {
  content: 'menu.content',
  commerce: 'menu.commerce',
  users: 'menu.users',
  tickets: 'menu.tickets',
  marketing: 'menu.marketing',
  configuration: 'menu.administration',
} as const satisfies Record<string, ScreenPermission>;

export type NavGroup = keyof typeof MENU;
