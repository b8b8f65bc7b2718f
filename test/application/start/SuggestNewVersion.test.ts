import { LoadNewVersion } from '../../../src/application/start/LoadNewVersion';
import { SuggestNewVersion } from '../../../src/application/start/SuggestNewVersion';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

function aPage() {
  const at = new Workplace();
  const suggestNewVersion = at.container.get(SuggestNewVersion);
  suggestNewVersion.run();
  return { at, suggestNewVersion, shell: at.twins.appShell };
}

it('SuggestNewVersion keeps the app on the device and offers a version that is newer than the page', () => {
  const { suggestNewVersion, shell } = aPage();
  expect([shell.isKept, suggestNewVersion.isOffered]).toEqual([true, false]);
  shell.release();
  expect(suggestNewVersion.isOffered).toBe(true);
});

it('SuggestNewVersion looks for a newer version every 30 minutes and when the dealer returns', async () => {
  const { at, suggestNewVersion, shell } = aPage();
  shell.deploy();
  await at.passes(29 * 60_000);
  expect(suggestNewVersion.isOffered).toBe(false);
  await at.passes(60_000);
  expect(suggestNewVersion.isOffered).toBe(true);
  suggestNewVersion.dismiss();
  shell.deploy();
  at.twins.browserWindow.focus();
  expect(suggestNewVersion.isOffered).toBe(true);
});

it('SuggestNewVersion looks no more after it was cancelled', async () => {
  const at = new Workplace();
  at.container.get(SuggestNewVersion).run()();
  const askHost = jest.spyOn(at.twins.appShell, 'askHost');
  await at.passes(60 * 60_000);
  at.twins.browserWindow.focus();
  expect(askHost).not.toHaveBeenCalled();
});

it('SuggestNewVersion loads nothing by itself', () => {
  const { at, shell } = aPage();
  shell.release();
  expect([shell.version, at.twins.browserWindow.reloads]).toEqual([1, 0]);
});

it('SuggestNewVersion offers nothing while something is unsent', () => {
  const { at, suggestNewVersion, shell } = aPage();
  at.work.writeStarted();
  shell.release();
  expect(suggestNewVersion.isOffered).toBe(false);
  at.work.writeEnded();
  expect(suggestNewVersion.isOffered).toBe(true);
  at.work.formChanged('profile', true);
  expect(suggestNewVersion.isOffered).toBe(false);
});

it('SuggestNewVersion offers nothing after the dealer has closed the offer, until the next version', () => {
  const { suggestNewVersion, shell } = aPage();
  shell.release();
  suggestNewVersion.dismiss();
  expect(suggestNewVersion.isOffered).toBe(false);
  shell.release();
  expect(suggestNewVersion.isOffered).toBe(true);
});

it('LoadNewVersion loads the page again in the newest version', async () => {
  const { at, shell } = aPage();
  shell.release();
  await at.container.get(LoadNewVersion).execute();
  expect([shell.version, at.twins.browserWindow.reloads]).toEqual([2, 1]);
});

it('LoadNewVersion loads the page again if the browser does not answer', async () => {
  const { at, shell } = aPage();
  shell.useNewest = () => new Promise(() => {});
  const loaded = at.container.get(LoadNewVersion).execute();
  await at.passes(20_000);
  await loaded;
  expect(at.twins.browserWindow.reloads).toBe(1);
});

it('LoadNewVersion waits for what the dealer sends meanwhile', async () => {
  const { at, shell } = aPage();
  let answer = () => {};
  shell.useNewest = () => new Promise(resolve => (answer = resolve));
  const loaded = at.container.get(LoadNewVersion).execute(() => at.work.isAny);
  at.work.writeStarted();
  answer();
  await settled();
  expect(at.twins.browserWindow.reloads).toBe(0);
  at.work.writeEnded();
  await loaded;
  expect(at.twins.browserWindow.reloads).toBe(1);
});
