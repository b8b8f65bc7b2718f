import * as fc from 'fast-check';
import { customFields, templateFormOf } from '../../../../src/domain/selling/templates/InvoiceTemplate';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

async function atTheList() {
  const at = new SellingDeskAtWork();
  await at.motorbikes.show();
  at.asked.length = 0;
  return at;
}

it('a new motorbike is added once and appears in the list', async () => {
  const at = await atTheList();
  const { dialog } = at.motorbikes;
  const { pages: list } = at.motorbikes.list;
  await dialog.open();
  dialog.form!.edit({ model: ' V7 ', brandId: 20 });
  await Promise.all([at.motorbikes.save(), at.motorbikes.save()]);
  expect(at.asked).toEqual(['motorbikes V7 1', 'add V7', 'motorbikes  1']);
  expect(dialog.isOpen).toBe(false);
  expect(list.rows[0]).toMatchObject({ model: 'V7', brandName: 'Moto Guzzi' });
  expect(at.work.isAny).toBe(false);
});

it('nothing is sent while the model or the brand is missing', async () => {
  const at = await atTheList();
  await at.motorbikes.dialog.open();
  at.motorbikes.dialog.form!.edit({ model: 'V7' });
  await at.motorbikes.save();
  expect(at.asked).toEqual([]);
  expect(at.motorbikes.dialog.isOpen).toBe(true);
});

it('the opened entry is changed, and a failure keeps the input', async () => {
  const at = await atTheList();
  const { dialog } = at.motorbikes;
  const [, second] = at.motorbikes.list.pages.rows;
  await dialog.open(second!.id, { model: second!.model, brandId: second!.brandId, vin: '' });
  dialog.form!.edit({ vin: 'X' });
  at.twins.line.failNext({ reason: 'refused', status: 409, message: null });
  await at.motorbikes.save();
  expect(dialog.form).toMatchObject({ values: { vin: 'X' }, writing: { step: 'failed' } });
  await at.motorbikes.save();
  expect(dialog.isOpen).toBe(false);
  expect(at.motorbikes.list.pages.rows[1]).toMatchObject({ id: second!.id, vin: 'X' });
});

it('the form is locked while it is being sent', async () => {
  const at = await atTheList();
  const { dialog } = at.motorbikes;
  await dialog.open();
  dialog.form!.edit({ model: 'V7', brandId: 20 });
  const saving = at.motorbikes.save();
  dialog.form!.edit({ model: 'V9' });
  expect(dialog.form!.values.model).toBe('V7');
  expect(at.work.isAny).toBe(true);
  await saving;
});

it('the confirmed entry is removed, and an empty last page is left', async () => {
  const at = await atTheList();
  const { removal } = at.motorbikes;
  const { pages: list } = at.motorbikes.list;
  await at.motorbikes.list.turnTo(list.totalPages);
  const last = list.totalPages;
  while (list.page === last) {
    removal.ask(list.rows[0]!);
    await at.motorbikes.removal.confirm();
  }
  expect(list.page).toBe(last - 1);
  expect(list.rows).toHaveLength(20);
  expect(removal.row).toBeNull();
});

it.each(['motorbike', 'template'] as const)('forgets what was typed over a removed %s, and of no other', async what => {
  const at = new SellingDeskAtWork();
  await Promise.all([at.motorbikes.show(), at.templates.show()]);
  const isMotorbike = what === 'motorbike';
  const { rows } = isMotorbike ? at.motorbikes.list.pages : at.templates.list.pages;
  const { kept } = at.twins;
  const collection = isMotorbike ? 'motorbikeForms' : 'templateForms';
  const keys = rows.slice(0, 2).map(({ id }) => String(id));
  for (const key of keys) await kept.keep(at.session.dealerKey, collection, key, { model: 'Half', name: 'Half' });
  const held = () => Promise.all(keys.map(key => kept.read(at.session.dealerKey, collection, key)));
  if (isMotorbike) at.motorbikes.removal.ask(at.motorbikes.list.pages.rows[0]!);
  else at.templates.removal.ask(at.templates.list.pages.rows[0]!);
  const remove = () => (isMotorbike ? at.motorbikes : at.templates).removal.confirm();
  at.twins.line.failNext({ reason: 'refused', status: 409, message: null });
  await remove();
  expect(await held()).not.toContain(undefined);
  await remove();
  expect(await held()).toEqual([undefined, { model: 'Half', name: 'Half' }]);
});

it('an entry that is already gone counts as removed, and the list reloads', async () => {
  const at = await atTheList();
  const { removal } = at.motorbikes;
  const { pages: list } = at.motorbikes.list;
  const [first] = list.rows;
  removal.ask(first!);
  at.desk.invoicing.removeMotorbike(first!.id);
  await at.motorbikes.removal.confirm();
  expect(removal).toMatchObject({ row: null, done: first });
  expect(list.rows).not.toContainEqual(first);
});

it('templates are saved and removed in the same way', async () => {
  const at = new SellingDeskAtWork();
  await at.templates.show();
  const { removal, dialog } = at.templates;
  const { pages: list } = at.templates.list;
  expect(list.rows).toHaveLength(5);
  await dialog.open();
  dialog.form!.edit({ name: 'Plain', renderKeyId: 1, customFields: ['A'], nextField: ' B ' });
  await at.templates.save();
  expect(list.rows[0]).toMatchObject({ name: 'Plain', customFields: ['A', 'B'] });
  removal.ask(list.rows[0]!);
  at.twins.line.failNext({ reason: 'refused', status: 409, message: null });
  await at.templates.removal.confirm();
  expect(removal).toMatchObject({ row: { name: 'Plain' }, writing: { step: 'failed' } });
  await at.templates.removal.confirm();
  await settled();
  expect(list.rows[0]?.name).not.toBe('Plain');
  await at.templates.picker.open();
  expect(at.templates.picker.pages.rows).toHaveLength(6);
});

it('saving a template never sends fewer custom fields than were shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 8 }), async names => {
      const shown = customFields(names);
      const at = new SellingDeskAtWork();
      const { dialog } = at.templates;
      const { id, ...template } = at.desk.invoicing.templates(1, 1).rows[0]!;
      await dialog.open(id, templateFormOf({ id, ...template, customFields: shown }));
      dialog.form!.edit({ name: 'Renamed' });
      expect(dialog.form!.values.customFields).toEqual(shown);
      await at.templates.save();
      expect(at.desk.invoicing.template(id)?.customFields).toEqual(shown);
    }),
    { numRuns: 30 },
  );
});
