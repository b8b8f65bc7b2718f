/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ViewMenu } from '../../../../src/ui/offers/list/LayoutSwitch';
import { renderView } from '../../support/renderView';

async function openMenu() {
  await renderView(
    <>
      <ViewMenu>
        <button type="button">Fewer columns</button>
      </ViewMenu>
      <button type="button">Refresh</button>
      <p>The list</p>
    </>,
  );
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'View' });
  await user.click(button);
  expect(button.ariaExpanded).toBe('true');
  return { user, button };
}

describe('the menu of how a list is shown', () => {
  it('stays open for several choices', async () => {
    const { user, button } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Fewer columns' }));
    await user.tab({ shift: true });
    expect([document.activeElement, button.ariaExpanded]).toEqual([button, 'true']);
  });

  it('is closed by Escape, and its button has the focus', async () => {
    const { user, button } = await openMenu();
    await user.tab();
    await user.keyboard('{Escape}');
    expect([document.activeElement, button.ariaExpanded]).toEqual([button, 'false']);
  });

  it('is closed when the focus leaves it', async () => {
    const { user, button } = await openMenu();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refresh' }));
    expect(button.ariaExpanded).toBe('false');
  });

  it('is closed by a press beside it, and takes the focus from no other control', async () => {
    const { user, button } = await openMenu();
    await user.click(screen.getByText('The list'));
    expect([document.activeElement, button.ariaExpanded]).toEqual([button, 'false']);
    await user.click(button);
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await user.click(refresh);
    expect([document.activeElement, button.ariaExpanded]).toEqual([refresh, 'false']);
  });
});
