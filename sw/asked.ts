/** Which request is answered how: the allow-list of everything that may come from a cache (design §6). */
import { isNoPage } from '#core/contract/pages/traits/no-pages.ts';
import { initRoute } from '#core/contract/shop/init.ts';
import { parsePicture } from './pictures/picture-address.ts';

/**
 * `network`: the worker keeps out of it altogether. All others come from what this worker keeps, and from the network
 * where it keeps nothing.
 */
export type AnswerKind = 'shell' | 'part' | 'init' | 'picture' | 'branding' | 'network';

export interface Asked {
  readonly method: string;
  readonly mode: string;
  /** Absolute. */
  readonly url: string;
  /** `image` for an `<img>`; empty for what code asks for. */
  readonly destination: string;
  /** Byte ranges never come from a cache: it holds whole answers. */
  readonly hasRange: boolean;
}

const BRANDING = /^\/branding\.[\w-]+\.css$/u;

/** Files of the shell outside of `/vue/`, precached by their address. */
const SHELL_FILES: ReadonlySet<string> = new Set(['/favicon.svg', '/manifest.webmanifest']);

export function answerKindOf(asked: Asked, origin: string): AnswerKind {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || asked.hasRange || url.origin !== origin) return 'network';
  const path = url.pathname;
  if (asked.mode === 'navigate') return isNoPage(path) ? 'network' : 'shell';
  if (url.search !== '') return 'network';
  if (path === `/${initRoute.uri}`) return 'init';
  if (path.startsWith('/vue/') || SHELL_FILES.has(path)) return 'part';
  if (BRANDING.test(path)) return 'branding';
  // What the catalogue fetches ahead goes past this worker: a stream of requests would keep a newer build from taking
  // over, and what was seen comes from the browser's own cache anyway.
  return asked.destination === 'image' && parsePicture(path) !== null ? 'picture' : 'network';
}
