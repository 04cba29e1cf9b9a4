/** Finds a Chromium for the browser tests, or gets one. */
import { existsSync } from 'node:fs';

import { giveUp, step, tool } from './step.mjs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns {Promise<string>} path of the program */
export async function findChromium() {
  const found = known() ?? (await playwrights());
  if (found) return found;
  const download = await step('getting Chromium (once)', ...tool('playwright/cli.js', 'install', 'chromium'));
  const downloaded = download.ok ? await playwrights() : undefined;
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('asking the distribution for packages', 'apt-get', ['update', '-qq']);
    await step('installing Chromium', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return (
    known() ??
    giveUp(
      'The browser tests need Chromium: install it with your system (for example "apt-get install chromium" as root) ' +
        'or name one with CHROMIUM=/path/to/chromium. "npm run test:quick" does without.',
    )
  );
}

function known() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) giveUp(`CHROMIUM: there is no ${named}`);
  return named ?? installed.find((path) => existsSync(path));
}

/** Playwright's own download, when it is there and its libraries are too. */
async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (!existsSync(path)) return undefined;
  const { ok } = await step('checking Chromium', path, ['--headless=new', '--no-sandbox', '--version'], {
    quiet: true,
  });
  return ok ? path : undefined;
}
