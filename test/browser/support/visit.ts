import { expect, type Page } from '@playwright/test';

/** Changes the address without loading the app again, as a link or the Back button does. */
export const changeAddress = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Shows another page of the app without loading the app again. The page has another heading than the one before it. */
export async function visit(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const before = (await heading.textContent()) ?? '';
  await changeAddress(page, path);
  await expect(heading).not.toHaveText(before);
}

/** Watches the requests of the page. The returned function waits until they are answered and no other follows. */
export function watchRequests(page: Page): () => Promise<void> {
  let open = 0;
  page.on('request', () => (open += 1));
  page.on('requestfinished', () => (open -= 1));
  page.on('requestfailed', () => (open -= 1));
  return async () => {
    let quietLooks = 0;
    const look = () => (quietLooks = open <= 0 ? quietLooks + 1 : 0);
    await expect.poll(look, { intervals: [100] }).toBeGreaterThan(3);
  };
}
