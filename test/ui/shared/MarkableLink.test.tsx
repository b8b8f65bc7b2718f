/** @jest-environment jsdom */
import '../support/jsdomPage';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { MarkableLink } from '../../../src/ui/shared/MarkableLink';
import { NavigationProvider } from '../../../src/ui/shared/navigation';

afterEach(cleanup);

const Path = () => <output>{useLocation().pathname}</output>;

describe('a link whose text is marked', () => {
  it.each([
    ['is not followed by the click that ends the drag', 1, '/list'],
    ['is followed by a press of a key', 0, '/row'],
  ])('%s', (_, clicks, path) => {
    const handleClick = jest.fn();
    render(
      <MemoryRouter initialEntries={['/list']}>
        <NavigationProvider>
          <p>
            <MarkableLink to="/row" onClick={handleClick}>
              Row
            </MarkableLink>
          </p>
        </NavigationProvider>
        <Path />
      </MemoryRouter>,
    );
    const link = screen.getByRole('link');
    getSelection()!.selectAllChildren(link.parentElement!);
    fireEvent.click(link, { detail: clicks });
    expect(screen.getByRole('status').textContent).toBe(path);
    expect(handleClick).toHaveBeenCalledTimes(clicks === 0 ? 1 : 0);
  });
});
