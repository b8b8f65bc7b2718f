import { hideToken } from '../../../../src/infrastructure/browser/page/hideToken';

function openedAt(pathname: string) {
  const replaceState = jest.fn();
  hideToken({ location: { pathname }, history: { replaceState } });
  return replaceState.mock.calls as unknown[];
}

const moved = (token: string, page: string) => [[{ usr: { token } }, '', page]];

describe('hideToken', () => {
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
