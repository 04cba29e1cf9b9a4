import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Renderer } from './http/html/render.ts';
import type { Template } from './http/html/template.ts';
import type { StaticFiles } from './http/static-files.ts';

/** How the storefront reaches the server: built files, or Vite in development. */
export interface Storefront {
  readonly template: Template;
  readonly renderer: Renderer;
  readonly files: StaticFiles;
  /** Sees every request first; calls `next` for what is not its own. */
  readonly before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close?: () => Promise<void>;
}
