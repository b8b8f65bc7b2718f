/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useClickOutside } from '../../../../src/ui/shared/input/useClickOutside';

afterEach(cleanup);

function Page({ isOpen, onClickOutside }: { readonly isOpen: boolean; readonly onClickOutside: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(true);
  useClickOutside(part, isOpen, onClickOutside);
  return (
    <>
      <div ref={part}>
        <p>Inside</p>
        {isThere && (
          <button type="button" onClick={() => setThere(false)}>
            Removes itself
          </button>
        )}
      </div>
      <p>Outside</p>
    </>
  );
}

function renderPage(isOpen = true) {
  const handleClickOutside = jest.fn();
  render(<Page isOpen={isOpen} onClickOutside={handleClickOutside} />);
  return { handleClickOutside, user: userEvent.setup() };
}

describe('a press', () => {
  it('beside an open part is outside of it', async () => {
    const { handleClickOutside, user } = renderPage();
    await user.click(screen.getByText('Outside'));
    expect(handleClickOutside).toHaveBeenCalledTimes(1);
  });

  it('within it is not, even if it removes what is pressed', async () => {
    const { handleClickOutside, user } = renderPage();
    await user.click(screen.getByText('Inside'));
    await user.click(screen.getByRole('button', { name: 'Removes itself' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(handleClickOutside).not.toHaveBeenCalled();
  });

  it('that begins within it and ends beside it is a drag', async () => {
    const { handleClickOutside, user } = renderPage();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Inside') },
      { keys: '[/MouseLeft]', target: screen.getByText('Outside') },
    ]);
    expect(handleClickOutside).not.toHaveBeenCalled();
  });

  it('beside a closed part does nothing', async () => {
    const { handleClickOutside, user } = renderPage(false);
    await user.click(screen.getByText('Outside'));
    expect(handleClickOutside).not.toHaveBeenCalled();
  });
});
