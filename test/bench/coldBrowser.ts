import type { Browser, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test';
import { trustsHosts } from './host/SecureHost';

interface Launched {
  readonly playwright: PlaywrightWorkerArgs['playwright'];
  readonly launchOptions: LaunchOptions;
}

/** Runs `use` in a new browser. A browser that has already shown a page starts the next one faster than a dealer's. */
export async function inColdBrowser<Result>(
  { playwright, launchOptions }: Launched,
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const args = [...(launchOptions.args ?? []), trustsHosts];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
