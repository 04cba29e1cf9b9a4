/**
 * Finds the browsers of the browser tests, or gets them. Most tests run in the shell of Chromium, which draws no window
 * and is half as expensive; what it leaves out (background sync) is tested in the whole one.
 */
import { existsSync } from 'node:fs';

import { giveUp, step, tool } from './step.mjs';

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shell = ['/usr/bin/chromium-headless-shell'];
const there = (paths) => paths.find((path) => existsSync(path));

/** @returns {Promise<{ CHROMIUM: string, CHROMIUM_SHELL: string }>} paths for playwright.config.ts; without a shell both are the same */
export async function findBrowsers() {
  const { CHROMIUM: named, CHROMIUM_SHELL: namedShell } = process.env;
  for (const [name, path] of Object.entries({ CHROMIUM: named, CHROMIUM_SHELL: namedShell }))
    if (path && !existsSync(path)) giveUp(`${name}: there is no ${path}`);
  if (named) return pair(named, namedShell);
  const installed = there(whole);
  if (installed) return pair(installed, there(shell));
  const own = (await playwrights()) ?? (await downloaded());
  if (own) return own;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('asking the distribution for packages', 'apt-get', ['update', '-qq']);
    await step('installing Chromium', ...packages('chromium'));
    await step('installing its shell', ...packages('chromium-headless-shell'));
  }
  const found = there(whole);
  if (found) return pair(found, there(shell));
  return giveUp(
    'The browser tests need Chromium: install it with your system (for example "apt-get install chromium" as root) ' +
      'or name one with CHROMIUM=/path/to/chromium. "npm run test:quick" does without.',
  );
}

const pair = (CHROMIUM, CHROMIUM_SHELL = CHROMIUM) => ({ CHROMIUM, CHROMIUM_SHELL });

const packages = (name) => [
  'apt-get',
  ['install', '-y', '-qq', '--no-install-recommends', name],
  { env: { DEBIAN_FRONTEND: 'noninteractive' } },
];

async function downloaded() {
  const { ok } = await step('getting Chromium (once)', ...tool('playwright/cli.js', 'install', 'chromium'));
  return ok ? playwrights() : undefined;
}

/** Playwright's own downloads, when they are there and their libraries are too; it knows itself where its shell is. */
async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (!existsSync(path)) return undefined;
  const { ok } = await step('checking Chromium', path, ['--headless=new', '--no-sandbox', '--version'], {
    quiet: true,
  });
  return ok ? { CHROMIUM: path, CHROMIUM_SHELL: '' } : undefined;
}
