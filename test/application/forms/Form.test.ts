import * as fc from 'fast-check';
import { Book } from '../../../src/application/book/Book';
import { Drafts } from '../../../src/application/forms/Drafts';
import { Form } from '../../../src/application/forms/Form';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Failure } from '../../../src/domain/shared/Failure';
import { DAY } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { noDraft } from '../../support/noDraft';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';
import { InMemoryDealerBook } from '../../twins/InMemoryDealerBook';
import { SellingDeskAtWork } from '../selling/SellingDeskAtWork';

watchActions();

describe('Form', () => {
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
});

describe('FormDialog', () => {
  const draftOf = (at: SellingDeskAtWork) => at.twins.kept.read(at.session.dealerKey, 'motorbikeForms', 'new');

  async function atANewMotorbike() {
    const at = new SellingDeskAtWork();
    const { dialog } = at.motorbikes;
    await dialog.open();
    return { at, dialog, form: dialog.form!, left: dialog.shown() };
  }

  it('restores the input of a closed dialog', async () => {
    const { dialog, form } = await atANewMotorbike();
    form.edit({ model: 'V7', brandId: 20 });
    dialog.close();
    expect(dialog.isOpen).toBe(false);
    await dialog.open();
    expect(dialog.form).toMatchObject({ isDirty: true, values: { model: 'V7', brandId: 20, vin: '' } });
  });

  it('closes with its page, unless the page mounts again at once', async () => {
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

  it('deletes the draft of what is saved', async () => {
    const { at, dialog, form } = await atANewMotorbike();
    form.edit({ model: 'V7', brandId: 20 });
    await at.passes(500);
    await at.motorbikes.save();
    expect([dialog.isOpen, at.work.isAny]).toEqual([false, false]);
    expect(await draftOf(at)).toBeUndefined();
    await dialog.open();
    expect(dialog.form?.isDirty).toBe(false);
  });

  it('keeps the input of a failed save', async () => {
    const { at, dialog, form } = await atANewMotorbike();
    form.edit({ model: 'V7', brandId: 20 });
    at.twins.line.failNext({ reason: 'refused', status: 409, message: null }, 2);
    await at.motorbikes.save();
    dialog.close();
    await dialog.open();
    expect(dialog.form?.values).toMatchObject({ model: 'V7', brandId: 20 });
  });

  it('does not close while its form is being sent', async () => {
    const { at, dialog, form } = await atANewMotorbike();
    form.edit({ model: 'V7', brandId: 20 });
    const saving = at.motorbikes.save();
    dialog.close();
    expect(dialog.isOpen).toBe(true);
    await saving;
    expect(dialog.isOpen).toBe(false);
  });

  it('keeps a template with its fields and an unfinished field', async () => {
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

  it('never loses the last input, whatever is opened, closed and sent', async () => {
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
});

describe('TypedInput', () => {
  const one = 'MB-7F3K2' as HashId;
  const other = 'CA-00001' as HashId;
  /** The key of the dealer who is signed in. */
  const dealer = '11';

  const kept = async (at: Workplace) => Object.fromEntries(await at.twins.kept.readAll(dealer, 'typedBids'));

  function type(at: Workplace, hashId: HashId, amount: number): void {
    at.typeAmount(hashId, euros(amount));
  }

  it('writes a typed amount once, after the dealer pauses', async () => {
    const at = new Workplace();
    const put = jest.spyOn(at.twins.book, 'put');
    for (const amount of [8, 85, 850, 8500]) {
      type(at, one, amount);
      await at.passes(200);
    }
    expect(put).not.toHaveBeenCalled();
    await at.passes(500);
    expect(put).toHaveBeenCalledTimes(1);
    expect(await kept(at)).toEqual({ [one]: euros(8500) });
  });

  it('removes the draft of an emptied field', async () => {
    const at = new Workplace();
    type(at, one, 8500);
    type(at, other, 300);
    type(at, one, 0);
    await at.passes(500);
    expect(await kept(at)).toEqual({ [other]: euros(300) });
  });

  it('keeps what was typed while the server was wrong, also after it is right again', async () => {
    const replaced: WorkplaceOptions['replaced'] = ({ clock }) => ({ book: new InMemoryDealerBook(clock, 1) });
    const at = new Workplace({ replaced });
    at.twins.clock.serverAhead = -20_000 * DAY;
    type(at, one, 8500);
    await at.passes(500);
    at.twins.clock.serverAhead = 0;
    expect(await at.container.get(Book).find('typedBids', one)).toBe(euros(8500));
  });

  it('restores the amounts after a reload', async () => {
    const at = new Workplace();
    await at.twins.kept.keep(dealer, 'typedBids', one, euros(8500));
    await at.input.restore();
    expect(at.amountFor(one)).toBe(euros(8500));
  });

  it('does not overwrite an amount typed while the drafts were read', async () => {
    const at = new Workplace();
    await at.twins.kept.keep(dealer, 'typedBids', one, euros(8500));
    await at.twins.kept.keep(dealer, 'typedBids', other, euros(300));
    const restored = at.input.restore();
    type(at, one, 9000);
    await restored;
    expect(at.amountFor(one)).toBe(euros(9000));
    expect(at.amountFor(other)).toBe(euros(300));
  });

  /** A bid of this amount was accepted. */
  const accepted = (at: Workplace, amount: number) => at.input.sent('typedBids', one, typed => typed <= euros(amount));

  /** Two tabs of a dealer that follow each other. */
  async function twoTabs() {
    const at = new Workplace();
    const there = new Workplace({ beside: at });
    await at.input.restore();
    await there.input.restore();
    return { at, there };
  }

  it('keeps the drafts of other offers that another tab writes', async () => {
    const at = new Workplace();
    const there = new Workplace({ beside: at });
    type(at, one, 8500);
    type(there, other, 300);
    await at.passes(500);
    type(at, one, 8600);
    await at.passes(500);
    expect(await kept(at)).toEqual({ [one]: euros(8600), [other]: euros(300) });
  });

  it('writes nothing for a dealer who is signing out or has signed out', async () => {
    const at = new Workplace();
    type(at, one, 8500);
    at.session.signOutStarted();
    await at.passes(500);
    expect(await kept(at)).toEqual({});
    at.session.sessionMissing(null);
    type(at, one, 8600);
    await at.passes(500);
    await settled();
    expect(await at.twins.kept.readAll('', 'typedBids')).toEqual(new Map());
  });

  it('keeps drafts apart whose offer ids share a prefix or contain URL characters', async () => {
    const ids = ['1', '12', '1/2', '%31', '1?', 'MB-1', 'MB-12', 'bid 1', ''].map(id => id as HashId);
    const at = new Workplace();
    for (const [index, id] of ids.entries()) type(at, id, 100 + index);
    await at.passes(500);
    const again = new Workplace();
    for (const [id, amount] of Object.entries(await kept(at)))
      await again.twins.kept.keep(dealer, 'typedBids', id, amount);
    await again.input.restore();
    expect(ids.map(id => again.amountFor(id))).toEqual(ids.map((_, index) => euros(100 + index)));
    type(at, '1' as HashId, 0);
    await at.passes(500);
    expect(Object.keys(await kept(at)).sort()).toEqual(ids.filter(id => id !== '1').sort());
  });

  it('shows what is typed and emptied in another tab, if nothing was typed in this one', async () => {
    const { at, there } = await twoTabs();
    type(there, one, 8500);
    await at.passes(500);
    expect(at.amountFor(one)).toBe(euros(8500));
    type(there, one, 0);
    await at.passes(500);
    expect(at.amountFor(one)).toBe(0);
  });

  it('knows an amount that is typed in another tab, until this one changes it', async () => {
    const { at, there } = await twoTabs();
    const areMirrored = () => [at, there].map(tab => tab.input.isMirrored('typedBids', one));
    type(there, one, 8500);
    await at.passes(500);
    expect(areMirrored()).toEqual([true, false]);
    // The field comes into sight in both tabs.
    for (const tab of [at, there]) await tab.input.reread('typedBids', one);
    expect(areMirrored()).toEqual([true, false]);
    type(at, one, 8600);
    expect(areMirrored()).toEqual([false, false]);
  });

  it('keeps the amount that was typed in this tab, whatever another tab stores later', async () => {
    const { at, there } = await twoTabs();
    type(at, one, 7900);
    await at.passes(500);
    type(there, one, 7650);
    await at.passes(500);
    expect([at.amountFor(one), there.amountFor(one)]).toEqual([euros(7900), euros(7650)]);
    type(there, one, 0);
    await at.passes(500);
    expect(at.amountFor(one)).toBe(euros(7900));
  });

  it('keeps the amount that a reload restored in this tab, whatever another tab stores later', async () => {
    const at = new Workplace();
    await at.twins.kept.keep(dealer, 'typedBids', one, euros(7900));
    const there = new Workplace({ beside: at });
    await at.input.restore();
    type(there, one, 7650);
    await at.passes(500);
    expect(at.amountFor(one)).toBe(euros(7900));
  });

  it('empties an amount that a reload restored in this tab when another tab has sent it', async () => {
    const at = new Workplace();
    await at.twins.kept.keep(dealer, 'typedBids', one, euros(7900));
    const there = new Workplace({ beside: at });
    await at.input.restore();
    await there.input.restore();
    at.input.fieldFocused('typedBids', one);
    await accepted(there, 7900);
    await settled();
    expect(at.amountFor(one)).toBe(0);
  });

  it('keeps an amount that a reload restored in this tab when another tab has sent another amount', async () => {
    const at = new Workplace();
    await at.twins.kept.keep(dealer, 'typedBids', one, euros(7900));
    const there = new Workplace({ beside: at });
    await at.input.restore();
    for (const amount of [7650, 0]) {
      type(there, one, amount);
      await at.passes(500);
    }
    expect(at.amountFor(one)).toBe(euros(7900));
    for (const amount of [7900, 0]) {
      type(there, one, amount);
      await at.passes(500);
    }
    expect(at.amountFor(one)).toBe(0);
  });

  it('keeps an amount that a reload restored in this tab and the dealer has edited when another tab has sent it', async () => {
    const at = new Workplace();
    await at.twins.kept.keep(dealer, 'typedBids', one, euros(7900));
    const there = new Workplace({ beside: at });
    await at.input.restore();
    await there.input.restore();
    type(at, one, 8100);
    await accepted(there, 7900);
    await settled();
    expect(at.amountFor(one)).toBe(euros(8100));
  });

  it('types no amount into a field that has the focus', async () => {
    const { at, there } = await twoTabs();
    at.input.fieldFocused('typedBids', one);
    type(there, one, 7650);
    await at.passes(500);
    expect(at.amountFor(one)).toBe(0);
    at.input.fieldLeft('typedBids', one);
    type(there, one, 7700);
    await at.passes(500);
    expect(at.amountFor(one)).toBe(euros(7700));
  });

  it('replaces no amount that is being typed, in neither tab', async () => {
    const { at, there } = await twoTabs();
    type(there, one, 8500);
    await at.passes(200);
    type(at, one, 9000);
    await at.passes(200);
    expect([at.amountFor(one), there.amountFor(one)]).toEqual([euros(9000), euros(8500)]);
    await at.passes(100);
    expect([at.amountFor(one), there.amountFor(one)]).toEqual([euros(9000), euros(8500)]);
  });

  describe('TypedInput, after the bid of this tab was accepted,', () => {
    it('discards the amount, also the one that another tab shows', async () => {
      const { at, there } = await twoTabs();
      type(at, one, 8500);
      await at.passes(500);
      expect(there.amountFor(one)).toBe(euros(8500));
      await accepted(at, 8500);
      await settled();
      expect(there.amountFor(one)).toBe(0);
      expect(await kept(at)).toEqual({});
    });

    it('keeps an amount that is being typed in another tab', async () => {
      const { at, there } = await twoTabs();
      type(at, one, 8500);
      await at.passes(500);
      type(there, one, 8600);
      await at.passes(200);
      await accepted(at, 8500);
      await at.passes(500);
      expect(await kept(at)).toEqual({ [one]: euros(8600) });
      expect([at.amountFor(one), there.amountFor(one)]).toEqual([euros(8600), euros(8600)]);
    });

    it('keeps and shows a higher amount that another tab has stored unnoticed', async () => {
      const at = new Workplace();
      await at.twins.kept.keep(dealer, 'typedBids', one, euros(8600));
      await accepted(at, 8500);
      expect(await kept(at)).toEqual({ [one]: euros(8600) });
      expect(at.amountFor(one)).toBe(euros(8600));
    });

    it('stores what was typed since', async () => {
      const at = new Workplace();
      type(at, one, 8600);
      await accepted(at, 8500);
      await at.passes(500);
      expect(await kept(at)).toEqual({ [one]: euros(8600) });
    });
  });

  it('ignores a late report of a change that this tab has overwritten since', async () => {
    const at = new Workplace();
    const onChange = jest.spyOn(at.twins.book, 'onChange');
    await at.input.restore();
    const report = onChange.mock.calls[0]![2];
    type(at, one, 8600);
    await at.passes(500);
    report({ kind: 'removed', key: one });
    await settled();
    expect(at.amountFor(one)).toBe(euros(8600));
  });

  it('is not disturbed by its own writes, however slow the disk is', async () => {
    const at = new Workplace();
    await at.input.restore();
    const { book } = at.twins;
    const put = book.put.bind(book);
    const store: (() => void)[] = [];
    jest.spyOn(book, 'put').mockImplementation(async (dealer, collection, records) => {
      await new Promise<void>(resolve => store.push(resolve));
      return put(dealer, collection, records);
    });
    type(at, one, 8500);
    await at.passes(500);
    at.typeAmount(one, euros(8600));
    store[0]?.();
    await settled();
    expect(at.amountFor(one)).toBe(euros(8600));
  });
});
