import { renewRefused } from '../../../../src/infrastructure/browser/page/renewRefused';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';

watchActions();

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

describe('a page that was kept before the API moved', () => {
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
