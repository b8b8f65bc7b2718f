/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useTitle } from '../../../../src/ui/shared/page/useTitle';

function Page({ title, onShown }: { readonly title: string; readonly onShown?: () => void }) {
  useTitle(title);
  useLayoutEffect(() => void onShown?.(), [onShown]);
  return null;
}

describe('the title of the document', () => {
  it('is that of the page before anything can focus the page', () => {
    const seen: string[] = [];
    const onShown = () => void seen.push(document.title);
    render(<Page title="Sign in" />).unmount();
    render(<Page title="All offers" onShown={onShown} />).unmount();
    expect(seen).toEqual(['All offers · Paddock']);
  });

  it('is not that of the page before while the code of a page loads', () => {
    const { unmount } = render(<Page title="Sign in" />);
    unmount();
    expect(document.title).toBe('Paddock');
  });

  it('is that of the page again when what was open above it is closed', () => {
    const page = render(<Page title="All offers" />);
    const above = render(<Page title="BMW R 1300 GS" />);
    expect(document.title).toBe('BMW R 1300 GS · Paddock');
    above.unmount();
    expect(document.title).toBe('All offers · Paddock');
    page.unmount();
  });
});
