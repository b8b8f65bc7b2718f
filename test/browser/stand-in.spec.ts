import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { BrowseScreen } from './support/BrowseScreen';
import { signIn } from './support/signIn';

test('npm run stand-in prints an address on this machine and an account, which reaches the offers', async ({
  page,
}) => {
  const server = spawn(process.execPath, ['.config/serve/standIn.js'], { env: { ...process.env, PORT: '0' } });
  try {
    const printed = await upTo(server.stdout, 'Ctrl+C');
    const [, origin = ''] = /open at (http:\/\/127\.0\.0\.1:\d+) /.exec(printed) ?? [];
    const [, email = '', password = ''] = /(\S+@\S+) {2}(\S+) {2}\(buyer\)/.exec(printed) ?? [];
    await page.goto(`${origin}/browsing/browse`);
    await signIn(page, { email, password });
    await expect(new BrowseScreen(page).tiles.first()).toBeVisible();
  } finally {
    server.kill();
  }
});

async function upTo(output: AsyncIterable<Buffer>, end: string): Promise<string> {
  let printed = '';
  for await (const chunk of output) {
    printed += chunk.toString();
    if (printed.includes(end)) break;
  }
  return printed;
}
