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
  return { at, editing, draftOf, dialog: editing.dialog, keep: at.container.get(KeepAcquisition) };
}

describe('EditAcquisition', () => {
  it('restores what was typed and not saved, also an amount that cannot be read', async () => {
    const { editing, dialog } = atTheBook();
    await editing.add(null);
    dialog.form!.edit({ vehicle: 'BMW', price: '3.200,' });
    dialog.close();
    expect(dialog.isOpen).toBe(false);
    await editing.add(null);
    expect(dialog.form).toMatchObject({ isDirty: true, isRestored: true, values: { vehicle: 'BMW', price: '3.200,' } });
  });

  it('has a draft for each sale and each acquisition', async () => {
    const { at, editing, dialog, keep } = atTheBook();
    await editing.add(anIssuedInvoice('R 1'));
    dialog.form!.edit({ price: '1' });
    dialog.close();
    await editing.add(anIssuedInvoice('R 2'));
    expect(dialog.form!.values).toMatchObject({ invoiceId: 'id R 2', price: '' });
    dialog.form!.edit({ price: '2' });
    await editing.save();
    const [bought] = keep.acquisitions;
    await at.passes(1);
    await editing.change(bought!, ',');
    expect(dialog.form!.values).toMatchObject({ key: bought!.key, price: '2,00', costs: '' });
    dialog.form!.edit({ price: '3' });
    dialog.close();
    await editing.add(anIssuedInvoice('R 1'));
    expect(dialog.form!.values.price).toBe('1');
  });

  it('keeps the acquisition on Save and forgets its draft', async () => {
    const { at, editing, draftOf, dialog, keep } = atTheBook();
    await editing.add(null);
    dialog.shown();
    dialog.form!.edit({ vehicle: ' BMW ', price: '1.234,50', costs: '12', tax: 'margin' });
    await at.passes(500);
    expect(await draftOf('new')).toMatchObject({ price: '1.234,50' });
    await editing.save();
    expect(dialog.isOpen).toBe(false);
    expect(keep.acquisitions).toMatchObject([
      { vehicle: 'BMW', price: euros(1234.5), costs: euros(12), tax: 'margin', invoiceId: null },
    ]);
    await at.passes(500);
    expect(await draftOf('new')).toBeUndefined();
    expect(at.work.isAny).toBe(false);
  });

  it.each(['a lot', '-5'])('does not save the amount %j, and the dialog stays', async price => {
    const { editing, dialog, keep } = atTheBook();
    await editing.add(null);
    dialog.form!.edit({ price });
    await editing.save();
    expect(dialog.form).toMatchObject({ values: { price } });
    expect(keep.acquisitions).toEqual([]);
  });

  it('changes an acquisition, and removes it with its draft', async () => {
    const { at, editing, draftOf, dialog, keep } = atTheBook();
    await editing.add(null);
    dialog.form!.edit({ vehicle: 'BMW' });
    await editing.save();
    const [bought] = keep.acquisitions;
    await editing.change(bought!, ',');
    dialog.form!.edit({ vehicle: 'KTM' });
    await editing.save();
    expect(keep.acquisitions).toEqual([{ ...bought, vehicle: 'KTM' }]);
    await editing.change(keep.acquisitions[0]!, ',');
    dialog.form!.edit({ vehicle: 'Honda' });
    await at.passes(500);
    await editing.remove();
    expect(dialog.isOpen).toBe(false);
    expect(keep.acquisitions).toEqual([]);
    expect(await draftOf(bought!.key)).toBeUndefined();
  });
});
