import { defineConfig, devices } from '@playwright/test';

import { BROWSER_ARGS } from './e2e/browser-args.ts';

const port = 4310;
/** A shop that runs already, with its address; otherwise the tests start their own. */
const running = process.env.E2E_URL;
const baseURL = running ?? `http://127.0.0.1:${port}`;
/**
 * What no screen changes is looked at once, on the reference device (design §7): most of it over a line that saves data.
 * The catalogue and the worker of a first visit, which are no subject there, would cost more than all the rest.
 */
const ACCESSIBILITY = '**/e2e/accessibility/**';
const ANY_SCREEN = '**/shop/any-screen/**';
/** Filters stand beside the list on a large screen, and open in a sheet on a phone. */
const LARGE_ONLY = '**/filters-beside.spec.ts';
const SMALL_ONLY = '**/filters-sheet.spec.ts';
/**
 * Every page under every condition, and every variant of a journey, by whole files or by the tag `@sweep`: looked at
 * before a release (`npm run test:long`). Each time one journey of a kind, which shows what no cheaper test can.
 */
const isLong = process.env.LONG !== undefined;
const SWEEPS = isLong
  ? []
  : [
      '**/accessibility/{adapting,browsing,buying,device,account,auth,office,office-states,content,content-places}.spec.ts',
    ];
/** Each time on one of the two screens. */
const ON_A_PHONE = isLong ? [] : ['**/checkout.spec.ts'];
const ON_A_DESKTOP = isLong ? [] : ['**/browse.spec.ts'];
/**
 * What touches service worker, storage, persons or installation runs in the browser that people have: its shell lacks
 * background sync, and hid faults. The shell serves for looks.
 */
const WHOLE_BROWSER = '**/{offline/**/*,shop/person/*}.spec.ts';
/** Without a path Playwright takes its own. */
const browser = (executablePath: string | undefined) => ({
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...BROWSER_ARGS] },
});
/** The back office keeps a worker and a person's data of its own; a desk has a keyboard. */
const OFFICE = '**/admin/*.spec.ts';
const { CHROMIUM, CHROMIUM_SHELL = CHROMIUM } = process.env;

/** Journeys through the production build, as a person would make them, on a desktop and on a phone. */
export default defineConfig<{ worksAhead: boolean }>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  ...(isLong ? {} : { grepInvert: /@sweep/u }),
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
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'] },
      testIgnore: [ACCESSIBILITY, ANY_SCREEN, SMALL_ONLY, WHOLE_BROWSER, OFFICE, ...ON_A_PHONE],
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testIgnore: [ANY_SCREEN, LARGE_ONLY, WHOLE_BROWSER, OFFICE, ...SWEEPS, ...ON_A_DESKTOP],
    },
    { name: 'any screen', use: { ...devices['Pixel 7'], worksAhead: false }, testMatch: ANY_SCREEN },
    { name: 'whole browser', use: { ...devices['Pixel 7'], ...browser(CHROMIUM) }, testMatch: WHOLE_BROWSER },
    { name: 'back office', use: { ...devices['Desktop Chrome'], ...browser(CHROMIUM) }, testMatch: OFFICE },
  ],
  ...(running === undefined
    ? {
        globalSetup: './e2e/without-picture-work.ts',
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
