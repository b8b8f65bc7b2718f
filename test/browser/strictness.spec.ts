import { PageWatch } from './support/PageWatch';
import { expect, test } from './support/test';

test.use({ backend: 'demo', signedIn: null });

/** Tests the watch that all browser tests rely on: an error that it misses would fail no test. */
// Only a browser has a policy.
test(
  'PageWatch reports an inline style, an uncaught error and a report of the app',
  { tag: '@main' },
  async ({ page, context, watch }) => {
    const pricked = new PageWatch(context);
    await page.goto('/');
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
      setTimeout(() => {
        throw new Error('Nobody catches this.');
      });
    });
    await expect.poll(() => pricked.findings.join('\n')).toMatch(/Content Security Policy/);
    await expect.poll(() => pricked.findings.join('\n')).toMatch(/Not caught: Nobody catches this/);
    await expect.poll(() => pricked.findings.join('\n')).toMatch(/\[unexpected\] window: Nobody catches this/);
    watch.expects(/Content Security Policy/);
    watch.expects(/Nobody catches this/);
  },
);

// As above.
test('PageWatch reports an expected error that never happens', { tag: '@main' }, async ({ context }) => {
  const waiting = new PageWatch(context);
  waiting.expects(/the moon/);
  expect(waiting.findings).toEqual(['Never happened: /the moon/']);
});

// A question to the browser, without a page.
test('the browser features that Playwright disables stay disabled', { tag: '@main' }, async ({ browser }) => {
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const lists = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, names = '']) => names.split(','));
  const heeded = lists.at(-1);
  expect(lists.length).toBeGreaterThan(1);
  expect(heeded).toEqual(expect.arrayContaining(lists.flat()));
});
