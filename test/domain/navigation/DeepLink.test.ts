import * as fc from 'fast-check';
import { deepLink, NATIVE_APP_BELOW } from '../../../src/domain/navigation/DeepLink';

describe('the deep link is the current path without the browsing prefix', () => {
  it.each([
    ['/browsing/offer/MB-7F3K2', 'paddock://offer/MB-7F3K2'],
    ['/browsing/browse', 'paddock://browse'],
    ['/browsing', 'paddock://'],
    ['/', 'paddock://'],
    ['/purchasing/my-bets', 'paddock://purchasing/my-bets'],
    ['/purchasing/browsing/x', 'paddock://purchasing/browsing/x'],
    ['/browsing-history', 'paddock://browsing-history'],
  ])('%s: %s', (path, link) => expect(deepLink('paddock://', path)).toBe(link));

  it('stands on the base of the host, with one slash between', () => {
    expect(deepLink('https://app.example/open', '/browsing/liked')).toBe('https://app.example/open/liked');
    expect(deepLink('https://app.example/open/', '/browsing/liked')).toBe('https://app.example/open/liked');
  });

  it.each([null, '', 'javascript://%0Aalert(1)', 'data://text', 'no scheme'])('takes no base like %s', base =>
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
  ])('falls back to its own scheme for %s', base => expect(deepLink(base, '/browsing/liked')).toBe('paddock://liked'));

  it('never has more than the slashes of its base in front of the place, and keeps those inside the path', () => {
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

it('offers the native app below 868 pixels', () => expect(NATIVE_APP_BELOW).toBe(868));
