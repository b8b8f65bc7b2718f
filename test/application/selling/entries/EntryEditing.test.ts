import * as fc from 'fast-check';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

const draftOf = (at: SellingDeskAtWork) => at.twins.kept.read(at.session.dealerKey, 'motorbikeForms', 'new');

async function atANewMotorbike() {
  const at = new SellingDeskAtWork();
  const { dialog } = at.motorbikes;
  await dialog.open();
  dialog.shown();
  return { at, dialog, entry: dialog.entry };
}

it('EntryEditing restores the input of a closed dialog', async () => {
  const { dialog, entry } = await atANewMotorbike();
  dialog.execute({ model: 'V7', brandId: 20 });
  dialog.close();
  expect(entry.isOpen).toBe(false);
  await dialog.open();
  expect(entry).toMatchObject({ isDirty: true, form: { model: 'V7', brandId: 20, vin: '' } });
});

it('EntryEditing stores the input at once when the page is left, and the browser asks', async () => {
  const { at, dialog } = await atANewMotorbike();
  expect(at.twins.browserWindow.close()).toBe(false);
  dialog.execute({ model: 'V7' });
  expect(at.work.isAny).toBe(true);
  expect(at.twins.browserWindow.close()).toBe(true);
  expect(await draftOf(at)).toEqual({ model: 'V7' });
  dialog.left();
  expect(at.twins.browserWindow.close()).toBe(false);
  expect(at.work.isAny).toBe(false);
});

it('EntryEditing closes with its page, unless the page mounts again at once', async () => {
  const { at, dialog, entry } = await atANewMotorbike();
  dialog.execute({ model: 'V7' });
  dialog.left();
  dialog.shown();
  await at.passes(1);
  expect(entry.isOpen).toBe(true);
  expect(at.work.isAny).toBe(true);
  dialog.left();
  await at.passes(1);
  expect(entry.isOpen).toBe(false);
  expect(await draftOf(at)).toEqual({ model: 'V7' });
});

it('EntryEditing deletes the draft of a saved or discarded entry', async () => {
  const { at, dialog, entry } = await atANewMotorbike();
  dialog.execute({ model: 'V7', brandId: 20 });
  await at.passes(300);
  await at.motorbikes.save();
  expect(entry.isOpen).toBe(false);
  expect(at.work.isAny).toBe(false);
  expect(await draftOf(at)).toBeUndefined();
  await dialog.open();
  expect(entry.isDirty).toBe(false);
  dialog.execute({ model: 'V9' });
  dialog.discard();
  dialog.close();
  expect(await draftOf(at)).toBeUndefined();
});

it('EntryEditing keeps the input of a failed save', async () => {
  const { at, dialog, entry } = await atANewMotorbike();
  dialog.execute({ model: 'V7', brandId: 20 });
  at.twins.line.failNext({ reason: 'refused', status: 409, message: null }, 2);
  await at.motorbikes.save();
  dialog.close();
  await dialog.open();
  expect(entry.form).toMatchObject({ model: 'V7', brandId: 20 });
});

it('EntryEditing does not close while the entry is being sent', async () => {
  const { at, dialog, entry } = await atANewMotorbike();
  dialog.execute({ model: 'V7', brandId: 20 });
  const saving = at.motorbikes.save();
  dialog.close();
  expect(entry.isOpen).toBe(true);
  await saving;
  expect(entry.isOpen).toBe(false);
});

it('EntryEditing prefers newer input to the draft, and the draft to the entry', async () => {
  const { at, dialog, entry } = await atANewMotorbike();
  const id = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: '' }).rows[0]!.id;
  dialog.close();
  const draft = { model: 'kept', vin: 'KEPT' };
  await at.twins.kept.keep(at.session.dealerKey, 'motorbikeForms', String(id), draft);
  const opening = dialog.open(id, { model: 'served', brandId: 3, vin: '' });
  dialog.execute({ model: 'typed' });
  await opening;
  expect(entry.form).toEqual({ model: 'typed', brandId: 3, vin: 'KEPT' });
});

it('EntryEditing keeps a template with its fields and an unfinished field', async () => {
  const at = new SellingDeskAtWork();
  const { dialog } = at.templates;
  await dialog.open();
  dialog.execute({ name: 'Fair', customFields: ['Stand'], nextField: 'Ha' });
  dialog.close();
  await dialog.open();
  expect(dialog.entry.form).toEqual({ name: 'Fair', renderKeyId: 0, customFields: ['Stand'], nextField: 'Ha' });
});

type Step = readonly [what: 'open' | 'change' | 'type' | 'close' | 'save' | 'pause', text: string];

const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('open', 'change', 'type', 'type', 'close', 'save', 'pause'),
  fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('a', 'b', 'c') }),
);

it('EntryEditing never loses the last input, whatever is opened, closed and sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 20 }), async plan => {
      const at = new SellingDeskAtWork();
      const { dialog } = at.motorbikes;
      const { id } = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: '' }).rows[0]!;
      const typed = new Map<string, string>();
      for (const [what, text] of plan) {
        const place = String(dialog.entry.id ?? 'new');
        if (what === 'open') await dialog.open();
        else if (what === 'change') await dialog.open(id, { model: 'Served', brandId: 3, vin: '' });
        else if (what === 'close') dialog.close();
        else if (what === 'pause') await at.passes(300);
        else if (what === 'type' && dialog.entry.isOpen) {
          dialog.execute({ model: text, brandId: 3 });
          typed.set(place, text);
        } else if (what === 'save' && dialog.entry.isOpen) {
          await at.motorbikes.save();
          if (!dialog.entry.isOpen) typed.delete(place);
        }
      }
      dialog.close();
      await settled();
      for (const [place, text] of typed) {
        await dialog.open(place === 'new' ? null : id, { model: 'Served', brandId: 3, vin: '' });
        expect(dialog.entry.form.model).toBe(text);
        dialog.close();
      }
    }),
    { numRuns: 60 },
  );
});
