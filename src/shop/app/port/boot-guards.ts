/**
 * What our own server wrote, told from anything else (an older document, the page of a hotel network). That it is right
 * in every field is held by the server's tests against the contract; the first page carries no schema.
 */
import type { InitPayload } from '#core/contract/shop/init.ts';
import type { Boot } from '#core/contract/pages/port.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';

const has = (value: unknown, ...keys: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

export const isBoot = (value: unknown): value is Boot => has(value, 'frame', 'pages');
export const isInit = (value: unknown): value is InitPayload => has(value, 'routes', 'pages', 'branding', 'context');
export const isStructure = (value: unknown): value is Structure => has(value, 'categories', 'attributes', 'menus');
export const isPageAnswer = (value: unknown): value is PageAnswer => has(value, 'status');
