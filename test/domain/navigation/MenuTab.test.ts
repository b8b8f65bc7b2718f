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
