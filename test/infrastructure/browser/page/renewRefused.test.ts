import { renewRefused } from '../../../../src/infrastructure/browser/page/renewRefused';

const config = { apiBaseUrl: 'https://api2.example', cableUrl: 'wss://api2.example/cable' };

/** What a page does when its policy refuses an address. */
async function doneFor(blockedURI: string, { effectiveDirective = 'connect-src', isKept = true } = {}) {
  const done: string[] = [];
  const shell = { useNewest: async () => void done.push('useNewest') };
  const reload = () => void done.push('reload');
  await renewRefused({ blockedURI, effectiveDirective }, config, shell, { isKept, reload });
  return done;
}

describe('a page that was kept before the API moved', () => {
  it.each(['https://api2.example/api/v2/profiles', 'wss://api2.example/cable?token=a'])(
    'is replaced by that of the server when its policy refuses %s',
    async address => {
      expect(await doneFor(address)).toEqual(['useNewest', 'reload']);
    },
  );

  it('stays if its policy refuses what the configuration does not name', async () => {
    for (const address of ['https://other.example/a', 'inline', ''])
      expect([address, await doneFor(address)]).toEqual([address, []]);
    expect(await doneFor('https://api2.example/a.png', { effectiveDirective: 'img-src' })).toEqual([]);
  });

  it('stays if it came from the server, whose policy is wrong then', async () => {
    expect(await doneFor('https://api2.example/api/v2/profiles', { isKept: false })).toEqual([]);
  });
});
