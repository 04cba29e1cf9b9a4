/** Chromium as the benchmarks drive it: nothing of its own on the line, a profile on the disk where storage counts. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, devices, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const args = [...quiet, '--disable-quic', '--no-first-run'];

/** The reference device: an installed phone of 412 px. */
const phone = { ...devices['Pixel 7'], locale: 'fr-FR', timezoneId: 'Europe/Paris' };

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of the machine; undefined: the one that Playwright brings. */
export const chromiumPath = (): string | undefined => process.env['CHROMIUM'] ?? known.find((path) => existsSync(path));

function launchOptions() {
  const found = chromiumPath();
  return { args, ...(found === undefined ? {} : { executablePath: found }) };
}

/** Where editors write: a screen of 1440 px with a keyboard. */
export const DESK: Wishes = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** A browser for measurements that begin without a profile; each context is a new visitor. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

export async function newPhone(browser: Browser): Promise<BrowserContext> {
  return readable(await browser.newContext(phone));
}

/** Functions handed to a page come from tsx, which marks their names with a helper that a page does not know. */
async function readable(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return context;
}

export interface Profile {
  readonly context: BrowserContext;
  /** Ends the browser; the profile stays. */
  close(): Promise<void>;
  /** A new browser process over the same profile, as on the next day. */
  reopen(): Promise<Profile>;
  /** Ends the browser and deletes the profile. */
  destroy(): Promise<void>;
}

/**
 * A phone with a profile on the disk. A context without one keeps IndexedDB in memory, which would flatter every
 * figure about durable writes.
 */
export function openProfile(wishes: Wishes = {}): Promise<Profile> {
  return openIn(mkdtempSync(join(tmpdir(), 'shop-bench-')), wishes);
}

/** What is otherwise than on the phone; `serviceWorkers: 'block'`: the pages alone, nothing kept for later. */
type Wishes = BrowserContextOptions;

async function openIn(folder: string, wishes: Wishes): Promise<Profile> {
  const options = { ...launchOptions(), ...phone, ...wishes };
  const context = await readable(await chromium.launchPersistentContext(folder, options));
  return {
    context,
    close: () => context.close(),
    reopen: async () => {
      await context.close();
      return openIn(folder, wishes);
    },
    destroy: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
