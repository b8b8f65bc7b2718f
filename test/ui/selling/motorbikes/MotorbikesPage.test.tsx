/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { BrandId } from '../../../../src/domain/selling/motorbikes/Motorbike';
import { failed, success } from '../../../../src/domain/shared/Result';
import { descriptionOf } from '../../support/descriptionOf';
import { answersArrive, renderPage } from '../../support/renderPage';

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const models = () => [...document.querySelectorAll('main tbody th')].map(({ textContent }) => textContent);

async function atTheDialog() {
  const page = await renderPage('/selling/vehicles', { as: 'seller' });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  await screen.findAllByRole('rowheader');
  await press('Add New Motorbike');
  const adding = dialog('Add New Motorbike');
  await adding.findByRole('option', { name: 'Ducati' });
  return { ...page, press, adding };
}

describe('the motorbikes of a dealer', () => {
  it('can be added, found, changed and deleted', async () => {
    const { user, press, adding } = await atTheDialog();
    const add = adding.getByRole('button', { name: 'Add Motorbike' });
    expect([add.ariaDisabled, descriptionOf(add)]).toEqual(['true', 'Enter a model and choose a brand.']);
    await user.click(add);
    await user.type(adding.getByLabelText('Model'), 'Scrambler 1100');
    await user.selectOptions(adding.getByLabelText('Brand'), 'Ducati');
    await user.type(adding.getByLabelText('VIN'), 'ZDM1O');
    expect(adding.getByText(/without I, O and Q\.$/)).toBeTruthy();
    await user.click(add);
    const row = (await screen.findByText('Scrambler 1100')).closest('tr')!;
    expect([screen.queryByRole('dialog'), row.textContent]).toEqual([null, expect.stringMatching(/Ducati.*ZDM1O/)]);

    await user.type(screen.getByRole('searchbox'), 'scrambler 1100{Enter}');
    expect(models()).toEqual(['Scrambler 1100']);
    await press('Edit Ducati Scrambler 1100 ZDM1O');
    const editing = dialog('Edit Motorbike');
    expect(editing.getByLabelText<HTMLInputElement>('VIN').value).toBe('ZDM1O');
    await user.type(editing.getByLabelText('Model'), ' Pro');
    await user.click(editing.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Scrambler 1100 Pro');

    await press('Delete Ducati Scrambler 1100 Pro ZDM1O');
    const deleting = dialog('Delete Motorbike');
    expect(deleting.getByText('Are you sure you want to delete this motorbike?')).toBeTruthy();
    await user.click(deleting.getByRole('button', { name: 'Delete Motorbike' }));
    await screen.findByText('No motorbikes found');
  });

  it('names a motorbike of the list that has the typed VIN already', async () => {
    const { user, adding, at } = await atTheDialog();
    const listed = await at.twins.motorbikes.list({ page: 1, perPage: 20, query: '' });
    const same = listed.ok ? listed.value.rows.find(({ vin }) => vin.length === 17) : undefined;
    await user.type(adding.getByLabelText('VIN'), same!.vin.slice(0, 16).toLowerCase());
    await answersArrive();
    expect(adding.queryByText(/already in your list/)).toBeNull();
    await user.type(adding.getByLabelText('VIN'), same!.vin.slice(16));
    await answersArrive();
    expect(
      adding.getByText(`This VIN is already in your list: ${same!.brandName} ${same!.model} ${same!.vin}`),
    ).toBeTruthy();
  });

  it('can have a brand that the list of brands has without a name, and one without an id is counted', async () => {
    const { user } = await renderPage('/selling/vehicles', {
      as: 'seller',
      before: ({ twins }) =>
        void jest
          .spyOn(twins.motorbikes, 'brands')
          .mockResolvedValue(success({ rows: [{ id: 20 as BrandId, name: '' }], received: 2 })),
    });
    await screen.findAllByRole('rowheader');
    await user.click(screen.getByRole('button', { name: 'Add New Motorbike' }));
    const adding = dialog('Add New Motorbike');
    await adding.findByRole('option', { name: 'Unknown Brand' });
    expect(adding.getByText('1 entry cannot be shown.')).toBeTruthy();
    await user.type(adding.getByLabelText('Model'), 'Scrambler');
    await user.selectOptions(adding.getByLabelText('Brand'), 'Unknown Brand');
    await user.click(adding.getByRole('button', { name: 'Add Motorbike' }));
    const row = (await screen.findByText('Scrambler')).closest('tr')!;
    expect(row.textContent).toContain('Moto Guzzi');
  });

  it('get the messages of the server at the refused fields, and the first of them gets the focus', async () => {
    const { at, user, adding } = await atTheDialog();
    const fields = { brandId: 'must exist', vin: 'is taken' };
    const refusal = failed({ reason: 'refused', status: 422, message: 'No.', fields } as const);
    jest.spyOn(at.twins.motorbikes, 'add').mockResolvedValueOnce(refusal);
    await user.type(adding.getByLabelText('Model'), 'Scrambler');
    await user.selectOptions(adding.getByLabelText('Brand'), 'Ducati');
    await user.click(adding.getByRole('button', { name: 'Add Motorbike' }));
    const told = (name: string) =>
      (adding.getByLabelText(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent)
        .at(-1);
    expect([told('Brand'), told('VIN')]).toEqual(['must exist', 'is taken']);
    expect(document.activeElement).toBe(adding.getByLabelText('Brand'));
  });
});
