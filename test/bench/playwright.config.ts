import { defineConfig } from '@playwright/test';
import { findChromium } from '../../.config/chromium.js';

/** One worker, no retries: what runs beside a measurement, or again after a bad one, is no measurement. */
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
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
