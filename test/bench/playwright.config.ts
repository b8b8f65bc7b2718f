import { defineConfig } from '@playwright/test';
import { findChromium } from '../../.config/test/chromium.js';

/** One worker and no retries: a test that runs beside another, or again after a bad result, measures nothing. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: '../../.cache/bench-results',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 15 * 60_000,
  reporter: './BudgetReporter.ts',
  use: {
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
