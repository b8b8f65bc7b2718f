import { AppVersion } from '../../../src/application/start/AppVersion';
import { NewestVersion } from '../../../src/application/start/NewestVersion';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

function aPage() {
  const at = new Workplace();
  const appVersion = at.container.get(AppVersion);
  appVersion.run();
  return { at, appVersion, shell: at.twins.appShell };
}

it('AppVersion keeps the app on the device and offers a version that is newer than the page', () => {
  const { appVersion, shell } = aPage();
  expect([shell.isKept, appVersion.isOffered]).toEqual([true, false]);
  shell.release();
  expect(appVersion.isOffered).toBe(true);
});

it('AppVersion looks for a newer version every 30 minutes and when the dealer returns', async () => {
  const { at, appVersion, shell } = aPage();
  shell.deploy();
  await at.passes(29 * 60_000);
  expect(appVersion.isOffered).toBe(false);
  await at.passes(60_000);
  expect(appVersion.isOffered).toBe(true);
  appVersion.dismiss();
  shell.deploy();
  at.twins.browserWindow.focus();
  expect(appVersion.isOffered).toBe(true);
});

it('AppVersion looks no more after it was cancelled', async () => {
  const at = new Workplace();
  at.container.get(AppVersion).run()();
  const askHost = jest.spyOn(at.twins.appShell, 'askHost');
  await at.passes(60 * 60_000);
  at.twins.browserWindow.focus();
  expect(askHost).not.toHaveBeenCalled();
});

it('AppVersion loads nothing by itself', () => {
  const { at, shell } = aPage();
  shell.release();
  expect([shell.version, at.twins.browserWindow.reloads]).toEqual([1, 0]);
});

it('AppVersion offers nothing while something is unsent', () => {
  const { at, appVersion, shell } = aPage();
  at.work.writeStarted();
  shell.release();
  expect(appVersion.isOffered).toBe(false);
  at.work.writeEnded();
  expect(appVersion.isOffered).toBe(true);
  at.work.formChanged('profile', true);
  expect(appVersion.isOffered).toBe(false);
});

it('AppVersion offers nothing after the dealer has closed the offer, until the next version', () => {
  const { appVersion, shell } = aPage();
  shell.release();
  appVersion.dismiss();
  expect(appVersion.isOffered).toBe(false);
  shell.release();
  expect(appVersion.isOffered).toBe(true);
});

it('NewestVersion loads the page again in the newest version', async () => {
  const { at, shell } = aPage();
  shell.release();
  await at.container.get(NewestVersion).load();
  expect([shell.version, at.twins.browserWindow.reloads]).toEqual([2, 1]);
});

it('NewestVersion loads the page again if the browser does not answer', async () => {
  const { at, shell } = aPage();
  shell.useNewest = () => new Promise(() => {});
  const loaded = at.container.get(NewestVersion).load();
  await at.passes(20_000);
  await loaded;
  expect(at.twins.browserWindow.reloads).toBe(1);
});

it('NewestVersion waits for what the dealer sends meanwhile', async () => {
  const { at, shell } = aPage();
  let answer = () => {};
  shell.useNewest = () => new Promise(resolve => (answer = resolve));
  const loaded = at.container.get(NewestVersion).load(() => at.work.isAny);
  at.work.writeStarted();
  answer();
  await settled();
  expect(at.twins.browserWindow.reloads).toBe(0);
  at.work.writeEnded();
  await loaded;
  expect(at.twins.browserWindow.reloads).toBe(1);
});
