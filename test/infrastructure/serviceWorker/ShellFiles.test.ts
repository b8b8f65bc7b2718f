/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fileName } from '../../../.config/serve/host.js';
import { isOfRelease, isPagePath, withoutDate } from '../../../src/infrastructure/serviceWorker/ShellFiles';

const main = 'main.abcdef0123.js';
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
const script = (status = 200) => new Response('start()', { status, headers: { 'Content-Type': 'text/javascript' } });

describe('isPagePath', () => {
  it('is true for each path that the host answers with the page', () => {
    for (const path of ['/', '/browsing/browse', '/paddock/settings/profile', '/new-password/ey.x-1.AbC', '/apiary'])
      expect([path, isPagePath(path)]).toEqual([path, true]);
  });

  it('is false for each path that the host takes for a file', () => {
    const extensions = /\((.+)\)/.exec(fileName.source)![1]!.split('|');
    for (const extension of extensions)
      expect([extension, isPagePath(`/gone.${extension}`)]).toEqual([extension, false]);
  });

  it('is false for each path that the host answers itself', () => {
    for (const path of ['/healthz', '/.git/config', '/.well-known/change-password'])
      expect([path, isPagePath(path)]).toEqual([path, false]);
  });

  it('is false for each path that the proxy passes on to the API', () => {
    const proxy = readFileSync('deploy/optional/proxy.conf.template', 'utf8');
    const paths = /\^\/\((.+?)\)/.exec(proxy)![1]!.split('|');
    expect(paths).toContain('api');
    for (const path of paths)
      expect([isPagePath(`/${path}`), isPagePath(`/${path}/v2/papers/1`)]).toEqual([false, false]);
  });
});

describe('isOfRelease', () => {
  it('accepts the page that loads the main script of the release, and no page of another one', async () => {
    const page = { name: 'index.html', main };
    expect(await isOfRelease(html(`<script src=/${main}></script>`), page)).toBe(true);
    expect(await isOfRelease(html('<script src=/main.def4567890.js></script>'), page)).toBe(false);
  });

  it('accepts a file, and neither an error nor a page in its place', async () => {
    const file = { name: 'shell.abcdef0123.js', main };
    expect(await isOfRelease(script(), file)).toBe(true);
    expect(await isOfRelease(script(404), file)).toBe(false);
    expect(await isOfRelease(html(`<script src=/${main}></script>`), file)).toBe(false);
  });

  it('leaves the answer to be read', async () => {
    const answer = html(main);
    await isOfRelease(answer, { name: 'index.html', main });
    expect(await answer.text()).toBe(main);
  });
});

it('withoutDate keeps the content and the type of an answer, but not its time', async () => {
  const headers = { 'Content-Type': 'application/json', Date: 'Fri, 27 Nov 2026 10:42:00 GMT', Age: '3' };
  const kept = await withoutDate(new Response('{"backend":"demo"}', { headers }));
  expect([...kept.headers.keys()]).toEqual(['content-type']);
  expect(await kept.json()).toEqual({ backend: 'demo' });
});
