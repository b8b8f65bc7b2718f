/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { SuggestNativeApp } from '../../../src/application/navigation/SuggestNativeApp';
import { NARROW_BELOW } from '../../../src/domain/navigation/WindowWidths';
import { SECOND } from '../../../src/domain/shared/Instant';
import { hideToken } from '../../../src/infrastructure/browser/page/hideToken';
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
      at.container.get(SuggestNativeApp).execute();
    },
  });

describe('a narrow window', () => {
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
