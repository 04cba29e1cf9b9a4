import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Renderer } from './http/html/render.ts';
import type { Template } from './http/html/template.ts';
import type { StaticFiles } from '#server/http/files/static-files.ts';

/** How the storefront reaches the server: built files, or Vite in development. */
export interface Storefront {
  readonly template: Template;
  readonly renderer: Renderer;
  readonly files: StaticFiles;
  /** The document of the back office, a realm of its own. */
  readonly adminShell?: (address: string) => Promise<string> | string;
  /** Sees every request first; calls `next` for what is not its own. */
  readonly before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close?: () => Promise<void>;
}
