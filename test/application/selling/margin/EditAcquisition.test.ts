import { EditAcquisition } from '../../../../src/application/selling/margin/EditAcquisition';
import { KeepAcquisition } from '../../../../src/application/selling/margin/KeepAcquisition';
import { euros } from '../../../../src/domain/shared/Money';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import { watchActions } from '../../../support/watchActions';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

function atTheBook() {
  const at = new SellingDeskAtWork();
  const editing = at.container.get(EditAcquisition);
  const draftOf = (key: string) => at.twins.kept.read(at.session.dealerKey, 'acquisitionForms', key);
  return { at, editing, draftOf, entry: editing.entry, keep: at.container.get(KeepAcquisition) };
}

describe('EditAcquisition', () => {
  it('restores what was typed and not saved, also an amount that cannot be read', async () => {
    const { editing, entry } = atTheBook();
    await editing.add(null);
    editing.execute({ vehicle: 'BMW', price: '3.200,' });
    editing.close();
    expect(entry.isOpen).toBe(false);
    await editing.add(null);
    expect(entry).toMatchObject({ isDirty: true, isRestored: true, form: { vehicle: 'BMW', price: '3.200,' } });
  });

  it('has a draft for each sale and each acquisition', async () => {
    const { at, editing, entry, keep } = atTheBook();
    await editing.add(anIssuedInvoice('R 1'));
    editing.execute({ price: '1' });
    editing.close();
    await editing.add(anIssuedInvoice('R 2'));
    expect(entry.form).toMatchObject({ invoiceId: 'id R 2', price: '' });
    editing.execute({ price: '2' });
    await editing.save();
    const [bought] = keep.acquisitions;
    await at.passes(1);
    await editing.change(bought!, ',');
    expect(entry.form).toMatchObject({ key: bought!.key, price: '2,00', costs: '' });
    editing.execute({ price: '3' });
    editing.close();
    await editing.add(anIssuedInvoice('R 1'));
    expect(entry.form.price).toBe('1');
  });

  it('keeps the acquisition on Save and forgets its draft', async () => {
    const { at, editing, draftOf, entry, keep } = atTheBook();
    await editing.add(null);
    editing.shown();
    editing.execute({ vehicle: ' BMW ', price: '1.234,50', costs: '12', tax: 'margin' });
    await at.passes(500);
    expect(await draftOf('new')).toMatchObject({ price: '1.234,50' });
    await editing.save();
    expect(entry.isOpen).toBe(false);
    expect(keep.acquisitions).toMatchObject([
      { vehicle: 'BMW', price: euros(1234.5), costs: euros(12), tax: 'margin', invoiceId: null },
    ]);
    await at.passes(500);
    expect(await draftOf('new')).toBeUndefined();
    expect(at.work.isAny).toBe(false);
  });

  it.each(['a lot', '-5'])('does not save the amount %j, and the dialog stays', async price => {
    const { editing, entry, keep } = atTheBook();
    await editing.add(null);
    editing.execute({ price });
    await editing.save();
    expect(entry).toMatchObject({ isOpen: true, form: { price } });
    expect(keep.acquisitions).toEqual([]);
  });

  it('changes an acquisition, and removes it with its draft', async () => {
    const { at, editing, draftOf, entry, keep } = atTheBook();
    await editing.add(null);
    editing.execute({ vehicle: 'BMW' });
    await editing.save();
    const [bought] = keep.acquisitions;
    await editing.change(bought!, ',');
    editing.execute({ vehicle: 'KTM' });
    await editing.save();
    expect(keep.acquisitions).toEqual([{ ...bought, vehicle: 'KTM' }]);
    await editing.change(keep.acquisitions[0]!, ',');
    editing.execute({ vehicle: 'Honda' });
    await at.passes(500);
    await editing.remove();
    expect(entry.isOpen).toBe(false);
    expect(keep.acquisitions).toEqual([]);
    expect(await draftOf(bought!.key)).toBeUndefined();
  });
});
