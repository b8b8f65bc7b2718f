import { defineConfig } from '@playwright/test';
import type { Options } from './test/browser/support/test';

const executablePath = process.env.CHROMIUM_PATH;

/**
 * Of several such switches Chromium heeds the last alone, so what Playwright switches off stands here again; a test
 * compares the two.
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
  // The address bar's suggestions are a page of 400 files, loaded anew for each window though nobody sees it.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** The flows in which it matters what a server leaves unsaid and how late it is; they run a second time, on such a one. */
const austereFlows = /(deal|bidding|offers|conversations|session|selling-clients|selling-invoices)\.spec\.ts$/;

export default defineConfig<Options>({
  testDir: 'test/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for longer than a test waits; what fails twice is broken. Flaky ones are listed.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'all' },
    { name: 'austere', testMatch: austereFlows, grepInvert: /\b(demo|axe|on a phone)\b/, use: { isAustere: true } },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // A recording costs a quarter of the run; by hand: `npx playwright test --trace on`.
    trace: process.env.CI ? 'on-first-retry' : 'off',
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
