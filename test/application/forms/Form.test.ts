import * as fc from 'fast-check';
import { Drafts } from '../../../src/application/forms/Drafts';
import { Form } from '../../../src/application/forms/Form';
import type { Failure } from '../../../src/domain/shared/Failure';
import { failed, success } from '../../../src/domain/shared/Result';
import { noDraft } from '../../support/noDraft';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const empty = { model: '', brandId: 0, vin: '' };
type Values = typeof empty;

const anyForm = fc.record({
  model: fc.constantFrom('', 'V7', 'V9'),
  brandId: fc.nat({ max: 2 }),
  vin: fc.constantFrom('', 'WB1'),
});
const anyChange = fc.oneof(
  anyForm,
  anyForm.map(({ model }) => ({ model })),
  anyForm.map(({ vin }) => ({ vin })),
);

const check = ({ model }: Values) => (model === '' ? ({ model: 'required' } as const) : {});

const saves = async () => success(undefined);
const fails = (failure: Failure) => async () => failed(failure);

const aForm = (base: Values | null = empty) => new Form({ empty, check, draft: noDraft }, base);

/** A form in a browser, which keeps its draft. */
function inABrowser(at = new Workplace(), base: Values | null = empty) {
  const form = new Form({ empty, draft: at.container.get(Drafts).of('motorbikeForms', 'new') }, base);
  return {
    at,
    form,
    show: () => at.container.get(Drafts).shown(form),
    kept: () => at.twins.kept.read(at.session.dealerKey, 'motorbikeForms', 'new'),
  };
}

async function onScreen() {
  const browser = inABrowser();
  const hide = browser.show();
  await browser.form.open();
  return { ...browser, hide };
}

describe('a form', () => {
  it('has as changes exactly what differs from its base', () => {
    fc.assert(
      fc.property(anyForm, fc.array(anyChange), anyForm, (base, edits, later) => {
        const form = aForm(base);
        for (const change of edits) form.edit(change);
        for (const known of [base, later]) {
          form.arrived(known);
          expect({ ...known, ...form.changes }).toEqual(form.values);
          expect(form.isDirty).toBe(JSON.stringify(known) !== JSON.stringify({ ...known, ...form.values }));
        }
      }),
    );
  });

  it('keeps what is typed while it is being sent, and nothing else', () =>
    fc.assert(
      fc.asyncProperty(anyForm, anyChange, fc.array(anyChange), async (base, first, meanwhile) => {
        const form = new Form({ empty, draft: noDraft }, base);
        form.edit(first);
        const sent = form.values;
        const sending = form.submit(saves);
        for (const change of meanwhile) form.edit(change);
        const { values } = form;
        await sending;
        expect(form.values).toEqual(values);
        expect(form.isDirty).toBe(JSON.stringify(values) !== JSON.stringify(sent));
      }),
    ));

  it('has no changes while its base is loading, and cannot be sent', () => {
    const form = aForm(null);
    form.edit({ model: 'V7' });
    expect([form.values.model, form.isDirty, form.canSubmit]).toEqual(['V7', false, false]);
    form.arrived(empty);
    expect([form.isDirty, form.canSubmit]).toEqual([true, true]);
  });

  it('shows the problem of a field that the dealer has left, until the field is corrected', () => {
    const form = aForm();
    expect([form.problemOf('model'), form.canSubmit]).toEqual([null, false]);
    form.leaveField('model');
    form.leaveField('vin');
    expect([form.problemOf('model'), form.problemOf('vin')]).toEqual(['required', null]);
    form.edit({ model: 'V7' });
    expect([form.problemOf('model'), form.canSubmit]).toEqual([null, true]);
    form.discard();
    expect(form.problemOf('model')).toBeNull();
  });

  it('has nothing to send while it is unchanged, if it needs a change', () => {
    const form = new Form({ empty, draft: noDraft, needsChange: true }, empty);
    expect(form.canSubmit).toBe(false);
    form.edit({ model: 'V7' });
    expect(form.canSubmit).toBe(true);
  });

  it('takes no input from when it is sent, unless this fails, if sending locks it', async () => {
    const form = new Form({ empty, draft: noDraft, isLockedBySending: true }, empty);
    const typed = (model: string) => {
      form.edit({ model });
      return form.values.model;
    };
    const sending = form.submit(fails({ reason: 'timedOut' }));
    expect(typed('V7')).toBe('');
    await sending;
    expect(typed('V9')).toBe('V9');
    await form.submit(saves);
    expect(typed('V7')).toBe('V9');
  });
});

describe('a form that is sent', () => {
  it('is sent once, and has what the server has then', async () => {
    const form = aForm();
    const send = jest.fn(async () => success({ ...empty, model: 'V7', vin: 'WB1' }));
    form.edit({ model: ' V7' });
    const sent = form.submit(send);
    expect([form.writing, form.canSubmit]).toEqual([{ step: 'sending' }, false]);
    expect(await Promise.all([sent, form.submit(send)])).toEqual([true, false]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(form).toMatchObject({ isSaved: true, isDirty: false, values: { model: 'V7', vin: 'WB1' } });
    form.edit({ model: 'V9' });
    expect(form.writing).toEqual({ step: 'idle' });
  });

  it('is not sent while something is wrong with it', async () => {
    const send = jest.fn();
    expect(await aForm().submit(send)).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  it('says that a lost answer is looked for, and keeps the input if it was in vain', async () => {
    const form = aForm();
    form.edit({ model: 'V7' });
    let answer = () => {};
    const lookedFor = new Promise<void>(resolve => (answer = resolve));
    const sent = form.submit(async onSending => {
      onSending({ step: 'sending', isAnswerLost: true });
      await lookedFor;
      return failed<Failure>({ reason: 'timedOut' });
    });
    expect(form.writing).toEqual({ step: 'sending', isAnswerLost: true });
    form.discard();
    answer();
    expect(await sent).toBe(false);
    expect(form).toMatchObject({ failure: { reason: 'timedOut' }, isDirty: true, values: { model: 'V7' } });
  });

  it("shows the server's message at a field until the field is corrected", async () => {
    const form = aForm({ ...empty, model: 'V7' });
    const fields = { model: 'too long', brandId: 'must exist' };
    await form.submit(fails({ reason: 'refused', status: 422, message: null, fields }));
    form.edit({ brandId: 3 });
    const messages = (['model', 'brandId', 'vin'] as const).map(field => form.refusalMessage(field));
    expect(messages).toEqual(['too long', null, null]);
    expect(form.writing.step).toBe('failed');
  });

  it.each([
    [{ reason: 'offline' }, 'idle'],
    [{ reason: 'notSent' }, 'idle'],
    [{ reason: 'refused', status: 422, message: 'No' }, 'failed'],
  ] as const)('says of %o when the connection is back: %s, and what was typed stays', async (failure, step) => {
    const { at, form } = await onScreen();
    form.edit({ model: 'V7' });
    await form.submit(fails(failure));
    at.connection.wentOffline();
    expect(form.writing.step).toBe('failed');
    at.connection.cameOnline();
    expect([form.writing.step, form.values.model]).toEqual([step, 'V7']);
  });
});

describe('the draft of a form', () => {
  it('has the changed fields when the typing pauses', async () => {
    const { at, form, kept } = await onScreen();
    for (const model of ['V', 'V7']) form.edit({ model, brandId: 0 });
    form.edit({ vin: 'WB1' });
    expect(await kept()).toBeUndefined();
    await at.passes(500);
    expect(await kept()).toEqual({ model: 'V7', vin: 'WB1' });
    form.edit({ model: 'V9', vin: '' });
    await at.passes(500);
    expect(await kept()).toEqual({ model: 'V9' });
    form.edit({ model: '' });
    await at.passes(500);
    expect(await kept()).toBeUndefined();
  });

  it('is restored after a reload, except over newer input', async () => {
    const { at, form } = inABrowser();
    await at.twins.kept.keep(at.session.dealerKey, 'motorbikeForms', 'new', { model: 'Half', vin: 'WB1' });
    const opening = form.open();
    form.edit({ model: 'V7' });
    await opening;
    expect(form.values).toEqual({ model: 'V7', brandId: 0, vin: 'WB1' });
  });

  it('is said to be shown until it is sent, discarded or typed over', async () => {
    const restored = async () => {
      const { at, form } = inABrowser();
      await at.twins.kept.keep(at.session.dealerKey, 'motorbikeForms', 'new', { model: 'V7' });
      await form.open();
      expect([form.isRestored, form.values.model]).toEqual([true, 'V7']);
      return form;
    };
    const typedOver = await restored();
    typedOver.edit({ model: '' });
    const discarded = await restored();
    discarded.discard();
    discarded.edit({ model: 'V9' });
    const sent = await restored();
    void sent.submit(() => new Promise(() => {}));
    expect([typedOver, discarded, sent].map(form => form.isRestored)).toEqual([false, false, false]);
    expect(sent.values.model).toBe('V7');
  });

  it('gets what was typed while it was being read, once it has been read', async () => {
    const { at, form, kept } = inABrowser();
    let answer = () => {};
    const reading = new Promise<void>(resolve => (answer = resolve));
    jest.spyOn(at.twins.book, 'read').mockImplementationOnce(() => reading.then(() => success(undefined)));
    const opening = form.open();
    form.edit({ model: 'V7' });
    await at.passes(500);
    expect(await kept()).toBeUndefined();
    answer();
    await opening;
    await at.passes(500);
    expect(await kept()).toEqual({ model: 'V7' });
  });

  it('has after a reload what was typed right before it, although it was not read yet', async () => {
    const { at, form, show } = inABrowser();
    jest.spyOn(at.twins.book, 'read').mockImplementationOnce(() => new Promise<never>(() => {}));
    show();
    void form.open();
    await settled();
    form.edit({ model: 'V7' });
    at.twins.browserWindow.close();
    at.twins.browserWindow.hide();
    const after = inABrowser(new Workplace({ beside: at }));
    await after.form.open();
    expect(after.form.changes).toEqual({ model: 'V7' });
  });

  it('is deleted when the form is discarded or saved, and stays if this fails', async () => {
    const { at, form, kept } = await onScreen();
    form.edit({ model: 'V7' });
    await at.passes(500);
    await form.submit(fails({ reason: 'timedOut' }));
    await settled();
    expect(await kept()).toEqual({ model: 'V7' });
    form.discard();
    await at.passes(500);
    expect([form.values, await kept()]).toEqual([empty, undefined]);
    form.edit({ model: 'V9' });
    await at.passes(500);
    await form.submit(saves);
    await settled();
    expect(await kept()).toBeUndefined();
  });

  it('gets the last keystrokes when the form is left, and is not deleted by a form that was left unread', async () => {
    const { form, hide, kept, at } = await onScreen();
    form.edit({ model: 'V7' });
    hide();
    await settled();
    expect(await kept()).toEqual({ model: 'V7' });
    inABrowser(at).show()();
    await at.passes(500);
    expect(await kept()).toEqual({ model: 'V7' });
  });

  it('is not stored for a dealer who signs out or has signed out', async () => {
    const { at, form, kept } = await onScreen();
    form.edit({ model: 'V7' });
    at.session.signOutStarted();
    await at.passes(500);
    at.session.sessionMissing(null);
    form.edit({ model: 'V9' });
    await at.passes(500);
    expect(await kept()).toBeUndefined();
    expect(await at.twins.kept.read('', 'motorbikeForms', 'new')).toBeUndefined();
  });
});

describe('a form on screen', () => {
  it('is unsaved work while it has input that was not sent', async () => {
    const { at, form, hide, show } = await onScreen();
    expect(at.work.isAny).toBe(false);
    form.edit({ model: 'V7' });
    expect(at.work.isAny).toBe(true);
    hide();
    expect(at.work.isAny).toBe(false);
    show();
    expect(at.work.isAny).toBe(true);
    form.discard();
    expect(at.work.isAny).toBe(false);
  });

  it('asks before a tab with such input closes, and stores it at once', async () => {
    const { at, form, hide, kept } = await onScreen();
    const { browserWindow } = at.twins;
    expect(browserWindow.close()).toBe(false);
    form.edit({ model: 'V7' });
    expect(browserWindow.close()).toBe(true);
    await settled();
    expect(await kept()).toEqual({ model: 'V7' });
    at.session.signOutStarted();
    expect(browserWindow.close()).toBe(false);
    at.session.profileArrived(at.dealer.profile(), 0);
    hide();
    expect(browserWindow.close()).toBe(false);
  });
});
