import { cableAddress } from '../../../src/infrastructure/actionCable/connectionOf';

describe('cableAddress', () => {
  it.each([
    ['/cable', 'https://paddock.example/browsing/browse', 'wss://paddock.example/cable?token=t'],
    ['/cable', 'http://localhost:8080/', 'ws://localhost:8080/cable?token=t'],
    ['wss://live.example/cable', 'https://paddock.example/', 'wss://live.example/cable?token=t'],
    ['https://live.example/cable?v=1', 'https://paddock.example/', 'wss://live.example/cable?v=1&token=t'],
  ])('turns %s on the page %s into %s', (cableUrl, page, address) =>
    expect(cableAddress(cableUrl, page, 't')).toBe(address),
  );

  it('encodes the token', () => {
    const address = cableAddress('/cable', 'https://paddock.example', 'a+b/c=&d');
    expect(new URL(address).searchParams.get('token')).toBe('a+b/c=&d');
    expect(address).not.toContain('a+b');
  });
});
