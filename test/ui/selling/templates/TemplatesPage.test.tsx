/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import type { RenderKeyId } from '../../../../src/domain/selling/templates/InvoiceTemplate';
import { success } from '../../../../src/domain/shared/Result';
import { reloaded } from '../../support/reloaded';
import { renderPage } from '../../support/renderPage';

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const press = (name: string) => screen.getByRole('button', { name });
const names = (area: ReturnType<typeof dialog>) =>
  area.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the invoice templates of a dealer', () => {
  it('can be added with their fields, changed and deleted', async () => {
    const { user } = await renderPage('/selling/invoice-templates', { as: 'seller' });
    expect(await screen.findAllByRole('rowheader')).toHaveLength(5);
    await user.click(press('Add New Template'));
    const adding = dialog('Add Invoice Template');
    await adding.findByRole('option', { name: 'Modern' });
    await user.type(adding.getByLabelText('Name'), 'Trade fair');
    await user.selectOptions(adding.getByLabelText('HTML Template'), 'Modern');
    expect(adding.getByText(/^The invoice form does not ask for them/)).toBeTruthy();
    await user.type(adding.getByLabelText('Name of a custom field'), 'Stand{Enter} Stand {Enter}');
    await user.clear(adding.getByLabelText('Name of a custom field'));
    await user.type(adding.getByLabelText('Name of a custom field'), 'Hall{Enter}');
    expect(names(adding)).toEqual(['Stand', 'Hall']);
    await user.click(adding.getByRole('button', { name: 'Remove Stand' }));
    await user.click(adding.getByRole('button', { name: 'Add Template' }));
    const row = () => screen.queryByText('Trade fair')?.closest('tr')?.textContent;
    await screen.findByText('Trade fair');
    expect(row()).toMatch(/Modern.*1 field/);
    await user.click(press('Edit Trade fair'));
    const editing = dialog('Edit Invoice Template');
    await user.click(editing.getByRole('button', { name: 'Remove Hall' }));
    await user.click(editing.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(row()).toContain('No fields'));
    await user.click(press('Delete Trade fair'));
    const deleting = dialog('Delete Invoice Template');
    expect(deleting.getByText(/Trade fair/)).toBeTruthy();
    await user.click(deleting.getByRole('button', { name: 'Delete Template' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row()).toBeUndefined();
  });

  it('can have an HTML template without a name', async () => {
    const { user } = await renderPage('/selling/invoice-templates', {
      as: 'seller',
      before: ({ twins }) =>
        void jest
          .spyOn(twins.invoiceTemplates, 'renderKeys')
          .mockResolvedValue(success({ rows: [{ id: 1 as RenderKeyId, name: '' }], received: 1 })),
    });
    await screen.findAllByRole('rowheader');
    await user.click(press('Add New Template'));
    const adding = dialog('Add Invoice Template');
    await adding.findByRole('option', { name: 'Unknown Template' });
    await user.type(adding.getByLabelText('Name'), 'Trade fair');
    await user.selectOptions(adding.getByLabelText('HTML Template'), 'Unknown Template');
    await user.click(adding.getByRole('button', { name: 'Add Template' }));
    const row = (await screen.findByText('Trade fair')).closest('tr')!;
    expect(row.textContent).toContain('Unknown Template');
  });

  it('are half-typed after a reload as they were before', async () => {
    const page = await renderPage('/selling/invoice-templates', { as: 'seller' });
    await screen.findAllByRole('rowheader');
    await page.user.click(press('Add New Template'));
    await page.user.type(dialog('Add Invoice Template').getByLabelText('Name'), 'Trade fair');
    await page.user.type(dialog('Add Invoice Template').getByLabelText('Name of a custom field'), 'Stand{Enter}');
    const { user } = await reloaded(page, { as: 'seller' });
    await screen.findAllByRole('rowheader');
    await user.click(press('Add New Template'));
    const adding = dialog('Add Invoice Template');
    expect(adding.getByLabelText<HTMLInputElement>('Name').value).toBe('Trade fair');
    expect(names(adding)).toEqual(['Stand']);
  });
});
