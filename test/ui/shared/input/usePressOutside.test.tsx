/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { usePressOutside } from '../../../../src/ui/shared/input/usePressOutside';

afterEach(cleanup);

function Page({ isOpen, onPressOutside }: { readonly isOpen: boolean; readonly onPressOutside: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(true);
  usePressOutside(part, isOpen, onPressOutside);
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
  const handlePressOutside = jest.fn();
  render(<Page isOpen={isOpen} onPressOutside={handlePressOutside} />);
  return { handlePressOutside, user: userEvent.setup() };
}

describe('a press', () => {
  it('beside an open part is outside of it', async () => {
    const { handlePressOutside, user } = renderPage();
    await user.click(screen.getByText('Outside'));
    expect(handlePressOutside).toHaveBeenCalledTimes(1);
  });

  it('within it is not, even if it removes what is pressed', async () => {
    const { handlePressOutside, user } = renderPage();
    await user.click(screen.getByText('Inside'));
    await user.click(screen.getByRole('button', { name: 'Removes itself' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(handlePressOutside).not.toHaveBeenCalled();
  });

  it('that begins within it and ends beside it is a drag', async () => {
    const { handlePressOutside, user } = renderPage();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Inside') },
      { keys: '[/MouseLeft]', target: screen.getByText('Outside') },
    ]);
    expect(handlePressOutside).not.toHaveBeenCalled();
  });

  it('beside a closed part does nothing', async () => {
    const { handlePressOutside, user } = renderPage(false);
    await user.click(screen.getByText('Outside'));
    expect(handlePressOutside).not.toHaveBeenCalled();
  });
});
