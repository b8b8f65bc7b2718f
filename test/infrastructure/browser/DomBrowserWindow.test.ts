/** @jest-environment jsdom */
import { DomBrowserWindow } from '../../../src/infrastructure/browser/DomBrowserWindow';

describe('DomBrowserWindow', () => {
  const browserWindow = new DomBrowserWindow();

  it('knows the languages of the browser', () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
    expect(browserWindow.languages()).toEqual(['de-AT', 'en']);
  });

  it.each([true, false])('knows whether a dark colour scheme is preferred: %s', matches => {
    Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes('dark') && matches }) });
    expect(browserWindow.prefersDark()).toBe(matches);
  });

  it.each([
    ['focus', 'onFocus'],
    ['online', 'onOnline'],
  ] as const)('reports %s until the listener is cancelled', (event, subscribe) => {
    const told = jest.fn();
    const cancel = browserWindow[subscribe](told);
    window.dispatchEvent(new Event(event));
    cancel();
    window.dispatchEvent(new Event(event));
    expect(told.mock.calls).toEqual([[]]);
  });
});
