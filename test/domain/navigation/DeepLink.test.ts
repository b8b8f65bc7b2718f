import { deepLink } from '../../../src/domain/navigation/DeepLink';

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
});
