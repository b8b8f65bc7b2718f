/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { failed } from '../../../../src/domain/shared/Result';
import { paths } from '../../../../src/ui/shared/paths';
import { renderPage } from '../../support/renderPage';

describe('a list of conversations that cannot be loaded', () => {
  it('says so, and is loaded again with "Try again"', async () => {
    const { user } = await renderPage(paths.conversations, {
      before: ({ twins }) =>
        void jest
          .spyOn(twins.conversations, 'list')
          .mockResolvedValueOnce(failed({ reason: 'serverFailed', status: 500 })),
    });
    const notice = within(await screen.findByRole('alert'));
    notice.getByText('The messages could not be loaded.');
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    const list = within(screen.getByRole('region', { name: 'Messages' }));
    expect(await list.findAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
