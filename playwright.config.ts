import { defineConfig, devices } from '@playwright/test';

const port = 4310;
/** A shop that runs already, with its address; otherwise the tests start their own. */
const running = process.env.E2E_URL;
const baseURL = running ?? `http://127.0.0.1:${port}`;
/** What no screen changes is looked at once, on the reference device (design §7). */
const SAME_ON_EVERY_SCREEN =
  'accessibility/**,hydration.spec.ts,whole-catalogue.spec.ts,eviction.spec.ts,update.spec.ts,first-load.spec.ts,' +
  'hanging.spec.ts,kept-pages.spec.ts,account-leaves.spec.ts,tabs.spec.ts,colours.spec.ts,consent.spec.ts,' +
  'tabs-lost.spec.ts,other-answers.spec.ts,full-disk.spec.ts,install.spec.ts,maps.spec.ts,waiting.spec.ts,language.spec.ts';
const ONCE = `**/{${SAME_ON_EVERY_SCREEN}}`;
/** Filters stand beside the list on a large screen, and open in a sheet on a phone. */
const LARGE_ONLY = '**/filters-beside.spec.ts';
const SMALL_ONLY = '**/filters-sheet.spec.ts';
/** What the shell of Chromium lacks. */
const WHOLE_BROWSER = '**/background.spec.ts';
/** Without a path Playwright takes its own. */
const browser = (executablePath: string | undefined) => ({
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
});
const { CHROMIUM, CHROMIUM_SHELL = CHROMIUM } = process.env;

/** Journeys through the production build, as a person would make them, on a desktop and on a phone. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A trace costs a fifth of the time; `--trace on` makes one. What the page was at a failure is written anyway.
    trace: 'off',
    screenshot: 'only-on-failure',
    ...browser(CHROMIUM_SHELL),
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] }, testIgnore: [ONCE, SMALL_ONLY, WHOLE_BROWSER] },
    { name: 'phone', use: { ...devices['Pixel 7'] }, testIgnore: [LARGE_ONLY, WHOLE_BROWSER] },
    { name: 'whole browser', use: { ...devices['Pixel 7'], ...browser(CHROMIUM) }, testMatch: WHOLE_BROWSER },
  ],
  ...(running === undefined
    ? {
        webServer: {
          command: 'node dist-server/main.js',
          url: `${baseURL}/readyz`,
          timeout: 300_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          // all its people come from one address
          env: {
            LIMIT_FACTOR: '100',
            NODE_ENV: 'production',
            PORT: String(port),
            DATA_DIR: '.cache/e2e',
            LOG_LEVEL: 'warn',
          },
        },
      }
    : {}),
});
