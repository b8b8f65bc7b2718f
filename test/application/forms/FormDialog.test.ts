import * as fc from 'fast-check';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { SellingDeskAtWork } from '../selling/SellingDeskAtWork';

watchActions();

const draftOf = (at: SellingDeskAtWork) => at.twins.kept.read(at.session.dealerKey, 'motorbikeForms', 'new');

async function atANewMotorbike() {
  const at = new SellingDeskAtWork();
  const { dialog } = at.motorbikes;
  await dialog.open();
  return { at, dialog, form: dialog.form!, left: dialog.shown() };
}

it('FormDialog restores the input of a closed dialog', async () => {
  const { dialog, form } = await atANewMotorbike();
  form.edit({ model: 'V7', brandId: 20 });
  dialog.close();
  expect(dialog.isOpen).toBe(false);
  await dialog.open();
  expect(dialog.form).toMatchObject({ isDirty: true, values: { model: 'V7', brandId: 20, vin: '' } });
});

it('FormDialog closes with its page, unless the page mounts again at once', async () => {
  const { at, dialog, form, left } = await atANewMotorbike();
  form.edit({ model: 'V7' });
  left();
  const leftAgain = dialog.shown();
  await at.passes(1);
  expect([dialog.isOpen, at.work.isAny]).toEqual([true, true]);
  leftAgain();
  expect(at.work.isAny).toBe(false);
  await at.passes(1);
  expect(dialog.isOpen).toBe(false);
  expect(await draftOf(at)).toEqual({ model: 'V7' });
});

it('FormDialog deletes the draft of what is saved', async () => {
  const { at, dialog, form } = await atANewMotorbike();
  form.edit({ model: 'V7', brandId: 20 });
  await at.passes(500);
  await at.motorbikes.save();
  expect([dialog.isOpen, at.work.isAny]).toEqual([false, false]);
  expect(await draftOf(at)).toBeUndefined();
  await dialog.open();
  expect(dialog.form?.isDirty).toBe(false);
});

it('FormDialog keeps the input of a failed save', async () => {
  const { at, dialog, form } = await atANewMotorbike();
  form.edit({ model: 'V7', brandId: 20 });
  at.twins.line.failNext({ reason: 'refused', status: 409, message: null }, 2);
  await at.motorbikes.save();
  dialog.close();
  await dialog.open();
  expect(dialog.form?.values).toMatchObject({ model: 'V7', brandId: 20 });
});

it('FormDialog does not close while its form is being sent', async () => {
  const { at, dialog, form } = await atANewMotorbike();
  form.edit({ model: 'V7', brandId: 20 });
  const saving = at.motorbikes.save();
  dialog.close();
  expect(dialog.isOpen).toBe(true);
  await saving;
  expect(dialog.isOpen).toBe(false);
});

it('FormDialog keeps a template with its fields and an unfinished field', async () => {
  const { dialog } = new SellingDeskAtWork().templates;
  await dialog.open();
  dialog.form!.edit({ name: 'Fair', customFields: ['Stand'], nextField: 'Ha' });
  dialog.close();
  await dialog.open();
  expect(dialog.form?.values).toEqual({ name: 'Fair', renderKeyId: 0, customFields: ['Stand'], nextField: 'Ha' });
});

type Step = readonly [what: 'open' | 'change' | 'type' | 'close' | 'save' | 'pause', text: string];

const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('open', 'change', 'type', 'type', 'close', 'save', 'pause'),
  fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('a', 'b', 'c') }),
);

it('FormDialog never loses the last input, whatever is opened, closed and sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 20 }), async plan => {
      const at = new SellingDeskAtWork();
      const { dialog } = at.motorbikes;
      const { id } = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: '' }).rows[0]!;
      const typed = new Map<string, string>();
      for (const [what, text] of plan) {
        const place = String(dialog.id ?? 'new');
        if (what === 'open') await dialog.open();
        else if (what === 'change') await dialog.open(id, { model: 'Served', brandId: 3, vin: '' });
        else if (what === 'close') dialog.close();
        else if (what === 'pause') await at.passes(300);
        else if (what === 'type' && dialog.form) {
          dialog.form.edit({ model: text, brandId: 3 });
          typed.set(place, text);
        } else if (what === 'save' && dialog.form) {
          await at.motorbikes.save();
          if (!dialog.isOpen) typed.delete(place);
        }
      }
      dialog.close();
      await settled();
      for (const [place, text] of typed) {
        await dialog.open(place === 'new' ? null : id, { model: 'Served', brandId: 3, vin: '' });
        expect(dialog.form?.values.model).toBe(text);
        dialog.close();
      }
    }),
    { numRuns: 60 },
  );
});
