import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';

const drawings = path.join(process.cwd(), 'dist/demo/photos');
const COUNT = 24;

/** Some drawings of the demo in the format of a dealer's camera: JPEG, 960 × 640. */
export async function photographs(browser: Browser): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: { width: 960, height: 640 } });
  const names = readdirSync(drawings).filter(name => name.endsWith('.svg'));
  const taken: Buffer[] = [];
  for (const name of names.slice(0, COUNT)) {
    const drawing = readFileSync(path.join(drawings, name), 'utf8');
    await page.setContent(`<style>body { margin: 0 } svg { width: 960px; height: 640px }</style>${drawing}`);
    taken.push(await page.screenshot({ type: 'jpeg', quality: 80 }));
  }
  await page.close();
  return taken;
}
