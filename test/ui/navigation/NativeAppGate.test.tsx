/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Menu } from '../../../src/application/navigation/Menu';
import { NARROW_BELOW } from '../../../src/domain/navigation/WindowWidths';
import { SECOND } from '../../../src/domain/shared/Instant';
import { hideToken } from '../../../src/infrastructure/browser/page/hideToken';
import { LazyNativeAppOverlay } from '../../../src/ui/navigation/NativeAppGate';
import { paths } from '../../../src/ui/shared/paths';
import { InMemorySite } from '../../twins/BrowserTwins';
import { renderPage } from '../support/renderPage';

const inNarrowWindow = (path: string) =>
  renderPage(path, {
    replaced: () => ({
      site: new InMemorySite({ nativeApp: { deepLinkBase: 'paddock://', playStoreUrl: null, appStoreUrl: null } }),
    }),
    before: at => {
      hideToken();
      at.twins.browserWindow.resize(NARROW_BELOW - 1);
      at.container.get(Menu).restore(path);
    },
  });

describe('a narrow window', () => {
  it('offers the native app before it shows the page', async () => {
    let arrive = () => {};
    const code = new Promise<void>(resolve => (arrive = resolve));
    jest.spyOn(LazyNativeAppOverlay, 'arrival').mockReturnValue(code);
    const { passes } = await inNarrowWindow(paths.liked);
    await passes(SECOND);
    expect([screen.queryByRole('heading'), screen.queryByRole('dialog')]).toEqual([null, null]);
    await act(async () => arrive());
    const dialog = await screen.findByRole('dialog');
    // No letter presses a link.
    expect(document.activeElement).toBe(within(dialog).getByRole('heading'));
  });

  it.each([
    ['offers it over a page without a begun form', false],
    ['does not offer it over a form that was begun', true],
  ])('%s, if it becomes narrow later', async (_, isBegun) => {
    const { at, passes } = await renderPage(paths.profile, {
      before: ({ container }) => container.get(Menu).restore(paths.profile),
    });
    const [field] = await screen.findAllByRole('textbox');
    if (isBegun) field!.focus();
    act(() => at.twins.browserWindow.resize(NARROW_BELOW - 1));
    await passes(SECOND);
    await waitFor(() => expect(screen.queryByRole('dialog') === null).toBe(isBegun));
  });

  it('offers the native app on a page of the dealer', async () => {
    await inNarrowWindow(paths.liked);
    await screen.findByRole('dialog');
  });

  it.each(['/reset-password', '/new-password/some-token'])('offers no native app at %s', async path => {
    const { passes } = await inNarrowWindow(path);
    await screen.findByRole('heading', { level: 1 });
    await passes(SECOND);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
