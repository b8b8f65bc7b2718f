import * as fc from 'fast-check';
import { deepLink } from '../../../src/domain/navigation/deepLink';
import { isAtOrBelow, menuTabOf } from '../../../src/domain/navigation/MenuTab';

describe('menuTabOf', () => {
  it.each([
    ['/purchasing/my-bets', 'auctions'],
    ['/purchasing/conversations/PD-1', 'auctions'],
    ['/purchasing/board', 'desk'],
    ['/purchasing/board/pickup', 'desk'],
    ['/selling', 'sell'],
    ['/selling/sell', 'sell'],
    ['/selling/clients/12/invoices/create', 'sell'],
    ['/settings/language', 'settings'],
    ['/settings/data', 'desk'],
    ['/desk/searches', 'desk'],
    ['/', null],
    ['/motorbikes', null],
    ['/browsing/browse', null],
    ['/archived-on-platform', null],
    ['/sellings', null],
    ['/constructor', null],
  ])('maps the path %s to the tab %s', (path, tab) => expect(menuTabOf(path)).toBe(tab));

  it('is the open tab if its sub-menu has the page too', () => {
    expect(menuTabOf('/settings/data', 'settings')).toBe('settings');
    expect(menuTabOf('/settings/data', 'auctions')).toBe('desk');
    expect(menuTabOf('/settings/language', 'desk')).toBe('settings');
    expect(menuTabOf('/purchasing/board', 'auctions')).toBe('desk');
  });
});

describe('isAtOrBelow', () => {
  it.each([
    ['/selling/clients', '/selling/clients', true],
    ['/selling/clients', '/selling/clients/12/edit', true],
    ['/selling/invoices', '/selling/invoice-templates', false],
    ['/selling/clients', '/selling/clients-of-old', false],
    ['/', '/', true],
    ['/', '/motorbikes', false],
    ['/', '//motorbikes', false],
  ])('is for the page %s and the path %s: %s', (page, path, is) => expect(isAtOrBelow(page, path)).toBe(is));
});

describe('deepLink', () => {
  it.each([
    ['/browsing/offer/MB-7F3K2', 'paddock://offer/MB-7F3K2'],
    ['/browsing/browse', 'paddock://browse'],
    ['/browsing', 'paddock://'],
    ['/', 'paddock://'],
    ['/purchasing/my-bets', 'paddock://purchasing/my-bets'],
    ['/purchasing/browsing/x', 'paddock://purchasing/browsing/x'],
    ['/browsing-history', 'paddock://browsing-history'],
  ])('turns the path %s into %s', (path, link) => expect(deepLink('paddock://', path)).toBe(link));

  it('joins the base of the host and the path with one slash', () => {
    expect(deepLink('https://app.example/open', '/browsing/liked')).toBe('https://app.example/open/liked');
    expect(deepLink('https://app.example/open/', '/browsing/liked')).toBe('https://app.example/open/liked');
  });

  it.each([null, '', 'javascript://%0Aalert(1)', 'data://text', 'no scheme'])('ignores the base %j', base =>
    expect(deepLink(base, '/browsing/liked')).toBe('paddock://liked'),
  );

  it.each([
    ['PADDOCK://', 'PADDOCK://liked'],
    ['market-app+v2.1://', 'market-app+v2.1://liked'],
    ['https://app.example/open?from=data://web', 'https://app.example/open?from=data://web/liked'],
    ['intent://data:', 'intent://data:/liked'],
  ])('accepts %s as a base', (base, link) => expect(deepLink(base, '/browsing/liked')).toBe(link));

  it.each([
    'JavaScript://%0Aalert(1)',
    'DATA://text',
    'vbscript://x',
    ' https://app.example',
    '1app://',
    '//app.example',
  ])('falls back to its own scheme for the base %j', base =>
    expect(deepLink(base, '/browsing/liked')).toBe('paddock://liked'),
  );

  it('never adds slashes between the base and the path, and keeps the slashes inside the path', () => {
    const anyPlace = fc.array(fc.constantFrom('liked', 'offer', 'MB-1', 'browsing', ''), { minLength: 1 });
    fc.assert(
      fc.property(anyPlace, fc.nat({ max: 4 }), (parts, slashes) => {
        const place = parts.join('/').replace(/^\/+/, '');
        fc.pre(!place.startsWith('browsing'));
        expect(deepLink(null, '/'.repeat(slashes) + place)).toBe(`paddock://${place}`);
        expect(deepLink(null, `/browsing/${'/'.repeat(slashes)}${place}`)).toBe(`paddock://${place}`);
      }),
    );
  });
});
