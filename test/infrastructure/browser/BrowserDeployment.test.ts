import { readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { languages } from '../../../src/domain/shared/Language';
import { AVATAR_SIDE, avatarSize } from '../../../src/infrastructure/browser/avatarOf';
import { BrowserDeployment } from '../../../src/infrastructure/browser/BrowserDeployment';
import { FetchedTexts } from '../../../src/infrastructure/browser/FetchedTexts';
import { hideToken } from '../../../src/infrastructure/browser/page/hideToken';
import { renewRefused } from '../../../src/infrastructure/browser/page/renewRefused';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

describe('BrowserDeployment', () => {
  const chunkError = Object.assign(new Error('Loading chunk 12 failed.'), {
    name: 'ChunkLoadError',
    request: 'https://paddock.example/lists.abc123.js',
  });
  const page = { 'content-type': 'text/html; charset=utf-8' };
  const script = { 'content-type': 'text/javascript' };

  function hostAnswering(answer: () => Promise<Response>) {
    return jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  }

  afterEach(() => jest.restoreAllMocks());

  const answers: readonly (readonly [boolean, string, () => Promise<Response>])[] = [
    [true, 'no longer has the file', async () => new Response(null, { status: 404 })],
    [true, 'has removed the file', async () => new Response(null, { status: 410 })],
    [true, 'answers with an HTML page', async () => new Response(null, { headers: page })],
    [false, 'has the file', async () => new Response(null, { headers: script })],
    [false, 'has a problem', async () => new Response(null, { status: 503, headers: page })],
    [false, 'cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ];

  it.each(answers)('hasRemoved is %s if the host %s', async (isRemoved, _, answer) => {
    const asked = hostAnswering(answer);
    expect(await new BrowserDeployment().hasRemoved(chunkError)).toBe(isRemoved);
    expect(asked).toHaveBeenCalledWith(chunkError.request, { method: 'HEAD', cache: 'no-store' });
  });

  it('does not ask the host about an error of the code itself', async () => {
    const asked = hostAnswering(async () => new Response(null, { status: 404 }));
    expect(await new BrowserDeployment().hasRemoved(new TypeError('undefined is not a function'))).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('FetchedTexts', () => {
  /** The page itself contains the texts of `sharedPage.json`. */
  const namespaces = readdirSync('locales/en').filter(file => file.endsWith('.json') && file !== 'sharedPage.json');

  it.each(languages)('only the texts of the first screen are fetched at first, in %s', async language => {
    const texts = new FetchedTexts();
    expect(await texts.fetch(language)).toBe(true);
    const shell = await texts.read(language);
    expect(Object.keys(shell).sort()).toEqual(['navigation', 'offers', 'session', 'shared', 'sharedCountries']);
  });

  it.each(languages)('all texts are fetched in %s once a feature has requested its texts', async language => {
    const texts = new FetchedTexts();
    texts.requestFeatures();
    const all = await texts.read(language);
    expect(Object.keys(all).sort()).toEqual(namespaces.map(file => file.replace('.json', '')).sort());
    for (const bundle of Object.values(all)) expect(Object.keys(bundle)).not.toEqual([]);
  });
});

describe('avatarSize', () => {
  it.each([
    [4032, 3024, 512, 384],
    [3024, 4032, 384, 512],
    [512, 512, 512, 512],
    [96, 40, 96, 40],
    [20_000, 3, 512, 1],
  ])('of %d × %d pixels is %d × %d', (width, height, fittedWidth, fittedHeight) =>
    expect(avatarSize({ width, height })).toEqual({ width: fittedWidth, height: fittedHeight }),
  );

  it('never exceeds the limit, never enlarges, and keeps the proportions to the pixel', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = avatarSize({ width, height });
        expect(Math.max(size.width, size.height)).toBe(Math.min(AVATAR_SIDE, Math.max(width, height)));
        const scale = Math.max(size.width, size.height) / Math.max(width, height);
        expect(Math.abs(size.width - Math.max(1, width * scale))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(size.height - Math.max(1, height * scale))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('hideToken', () => {
  function openedAt(pathname: string) {
    const replaceState = jest.fn();
    hideToken({ location: { pathname }, history: { replaceState } });
    return replaceState.mock.calls as unknown[];
  }

  const moved = (token: string, page: string) => [[{ usr: { token } }, '', page]];

  it.each([
    ['/new-password/AbC_d-1', '/new-password'],
    ['/new-password/AbC_d-1/', '/new-password'],
    ['/paddock/new-password/AbC_d-1', '/paddock/new-password'],
    ['/New-Password/AbC_d-1', '/new-password'],
    ['//new-password//AbC_d-1//', '/new-password'],
    ['/paddock//new-password//AbC_d-1', '/paddock/new-password'],
    ['/new%2Dpassword/AbC_d-1', '/new-password'],
    ['/%6Eew-password/AbC_d-1', '/new-password'],
  ])('moves the token from %s into the state of the same entry', (pathname, page) =>
    expect(openedAt(pathname)).toEqual(moved('AbC_d-1', page)),
  );

  it('reads a token with characters that an address encodes', () =>
    expect(openedAt('/new-password/a%2Fb%3D.c+d')).toEqual(moved('a/b=.c+d', '/new-password')));

  it('reads a token with a slash', () => expect(openedAt('/new-password/a/b')).toEqual(moved('a/b', '/new-password')));

  it('keeps a token that cannot be decoded', () =>
    expect(openedAt('/new-password/50%')).toEqual(moved('50%', '/new-password')));

  it.each([
    '/',
    '/new-password',
    '/new-password/',
    '//new-password//',
    '/50%/a',
    '/reset-password',
    '/browsing/offer/MB-7F3K2',
  ])('leaves %s as it is', pathname => expect(openedAt(pathname)).toEqual([]));
});

describe('a page that was kept before the API moved', () => {
  const config = {
    apiBaseUrl: 'https://api2.example',
    cableUrl: 'wss://api2.example/cable',
    reportUrl: 'https://reports2.example/paddock',
  };

  /** A page whose release the host has replaced. */
  function aPage() {
    const at = new Workplace();
    const { appShell, browserWindow } = at.twins;
    appShell.keep(() => {});
    appShell.release();
    const refuses = async (blockedURI: string, { effectiveDirective = 'connect-src', isKept = true } = {}) => {
      void renewRefused({ blockedURI, effectiveDirective }, config, at.container, isKept);
      await settled();
    };
    /** What the dealer has: the version that the next load starts, and how often the page was loaded again. */
    const state = () => [appShell.version, browserWindow.reloads];
    return { at, refuses, state };
  }

  const api = 'https://api2.example/api/v2/profiles';

  it.each([api, 'wss://api2.example/cable?token=a'])(
    'is replaced by that of the server when its policy refuses %s',
    async address => {
      const { refuses, state } = aPage();
      await refuses(address);
      expect(state()).toEqual([2, 1]);
    },
  );

  it('waits for what the dealer has begun', async () => {
    const { at, refuses, state } = aPage();
    at.work.formChanged('password', true);
    await refuses(api);
    expect(state()).toEqual([1, 0]);
    at.work.writeStarted();
    at.work.formChanged('password', false);
    await settled();
    expect(state()).toEqual([1, 0]);
    at.work.writeEnded();
    await settled();
    expect(state()).toEqual([2, 1]);
  });

  it('stays if its policy refuses what the configuration does not name, or only a report', async () => {
    const { refuses, state } = aPage();
    for (const address of ['https://other.example/a', 'inline', '', config.reportUrl]) await refuses(address);
    await refuses('https://api2.example/a.png', { effectiveDirective: 'img-src' });
    expect(state()).toEqual([1, 0]);
  });

  it('stays if it came from the server, whose policy is wrong then', async () => {
    const { refuses, state } = aPage();
    await refuses(api, { isKept: false });
    expect(state()).toEqual([1, 0]);
  });
});
