import { defineConfig, devices } from '@playwright/test';

const port = 4310;
/** A shop that runs already, with its address; otherwise the tests start their own. */
const running = process.env.E2E_URL;
const baseURL = running ?? `http://127.0.0.1:${port}`;
/** The same document for every screen, or the reference device alone (design §7): once is enough. */
const ONCE = ['**/accessibility/**', '**/hydration.spec.ts', '**/whole-catalogue.spec.ts'];
/** Filters stand beside the list on a large screen, and open in a sheet on a phone. */
const LARGE_ONLY = '**/filters-beside.spec.ts';
const SMALL_ONLY = '**/filters-sheet.spec.ts';
const launchOptions = {
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox'],
};

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
    trace: 'retain-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] }, testIgnore: [...ONCE, SMALL_ONLY] },
    { name: 'phone', use: { ...devices['Pixel 7'] }, testIgnore: LARGE_ONLY },
  ],
  ...(running === undefined
    ? {
        webServer: {
          command: 'node dist-server/main.js',
          url: `${baseURL}/readyz`,
          timeout: 180_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          env: { NODE_ENV: 'production', PORT: String(port), DATA_DIR: '.cache/e2e', LOG_LEVEL: 'warn' },
        },
      }
    : {}),
});
