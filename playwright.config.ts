import { defineConfig } from '@playwright/test';
import type { Options } from './test/browser/support/test';

const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;

/**
 * Chromium uses only the last `--disable-features` switch, so the list repeats the features that Playwright disables. A
 * test compares the two lists.
 */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // The suggestions of the address bar are a page of 400 files, which loads again for each window although it is never
  // visible.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export default defineConfig<Options>({
  testDir: 'test/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for longer than a test waits, so a test fails only if its retry fails too. The runner
  // lists flaky tests.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // By default, the pause between two attempts of `toPass` grows to a second.
  expect: { timeout: 15_000, toPass: { intervals: [100] } },
  projects: [
    { name: 'all', grepInvert: /@only-austere\b/ },
    // An austere server omits every optional key and answers late. Each test marked with `@austere` says what it shows
    // there, and one marked with `@only-austere` runs nowhere else.
    { name: 'austere', grep: /^(?!.*\bdemo\b).*@(only-)?austere\b/s, use: { isAustere: true } },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // A worker would answer requests before a test can. Each test has a new browser, which would install the worker anew.
    serviceWorkers: 'block',
    // Recording traces takes a quarter of the run. Use `npx playwright test --trace on` to record by hand. A snapshot of the
    // document requests the `blob:` images of a page, which its content security policy refuses.
    trace: process.env.CI ? { mode: 'on-first-retry', snapshots: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${featuresOff.join(',')}`,
      ],
    },
  },
});
