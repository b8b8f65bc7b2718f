import { clientValuesOf } from '../../../../src/domain/selling/clients/ClientValues';
import type { BrandId } from '../../../../src/domain/selling/motorbikes/Motorbike';
import { failed } from '../../../../src/domain/shared/Result';
import { SellingWork } from '../../../support/SellingWork';
import { settled } from '../../../support/settled';
import { someClientValues } from '../../../support/someClientValues';
import { watchActions } from '../../../support/watchActions';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

const SECOND = 1_000;
const REREAD_FOR = 66;
const lost = { reason: 'timedOut' } as const;

async function secondsPass(at: SellingWork, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    at.twins.clock.advance(SECOND);
    await settled();
  }
}

const sent = (at: SellingWork, kind: string) => at.calls.filter(call => call.startsWith(kind));

describe('a new client whose answer is lost', () => {
  async function creating() {
    const at = new SellingWork();
    await at.open('new');
    const form = someClientValues({ lastName: 'Neumann' });
    at.form.edit(form);
    jest.spyOn(at.twins.clients, 'add').mockResolvedValueOnce(failed(lost));
    const created = at.create();
    await settled();
    return { at, form, created };
  }

  it('is created if the list shows the client some seconds later', async () => {
    const { at, form, created } = await creating();
    expect(at.unsent.all).toMatchObject([{ state: { step: 'sending' } }]);
    await at.twins.clients.add(form);
    await secondsPass(at, 3);
    await created;
    expect([at.unsent.all.length, sent(at, 'create').length]).toEqual([0, 1]);
  });

  it('can be restored after 60 s, and its failure leaves the outcome open', async () => {
    const { at, created } = await creating();
    await secondsPass(at, REREAD_FOR);
    await created;
    expect(at.unsent.shown).toMatchObject([{ state: { step: 'failed', failure: lost } }]);
    expect(sent(at, 'create')).toHaveLength(1);
  });
});

describe('a new client like one that the list shows, whose answer is lost,', () => {
  it('is unknown after 60 s if there is no other one', async () => {
    const at = new SellingWork();
    const form = someClientValues({ lastName: 'Neumann' });
    await at.twins.clients.add(form);
    await at.clients.list.turnTo(1);
    await at.open('new');
    at.form.edit(form);
    jest.spyOn(at.twins.clients, 'add').mockResolvedValueOnce(failed(lost));
    const created = at.create();
    await secondsPass(at, REREAD_FOR);
    await created;
    expect(at.unsent.shown).toMatchObject([{ state: { step: 'failed', failure: lost } }]);
  });
});

describe('a new motorbike without a VIN whose answer is lost', () => {
  const motorbike = { model: 'V7', brandId: 20 as BrandId, vin: '' };

  async function saving(isAdded: boolean) {
    const at = new SellingDeskAtWork();
    at.desk.invoicing.addMotorbike(motorbike);
    const { dialog } = at.motorbikes;
    await dialog.open();
    dialog.form!.edit(motorbike);
    if (isAdded) at.twins.line.loseNextAnswer(lost);
    else jest.spyOn(at.twins.motorbikes, 'add').mockResolvedValueOnce(failed(lost));
    const saved = at.motorbikes.save();
    await settled();
    return { at, saved, dialog };
  }

  it('is not proved by an equal motorbike that was there before', async () => {
    const { at, saved, dialog } = await saving(false);
    for (let second = 0; second < REREAD_FOR; second += 1) await at.passes(SECOND);
    await saved;
    expect(dialog.form?.writing).toEqual({ step: 'failed', failure: lost });
  });

  it('is saved if the list shows a second one', async () => {
    const { saved, dialog } = await saving(true);
    await saved;
    expect(dialog.isOpen).toBe(false);
  });

  it('is unknown if the list could not be read before', async () => {
    const at = new SellingDeskAtWork();
    const { dialog } = at.motorbikes;
    await dialog.open();
    dialog.form!.edit(motorbike);
    at.twins.line.failNext(lost);
    at.twins.line.loseNextAnswer(lost);
    const saved = at.motorbikes.save();
    for (let second = 0; second < REREAD_FOR; second += 1) await at.passes(SECOND);
    await saved;
    expect(dialog.form?.writing).toEqual({ step: 'failed', failure: lost });
  });
});

describe('a new entry whose list does not answer', () => {
  it('is sent at once, and its dialog closes with the answer', async () => {
    const at = new SellingDeskAtWork();
    const neverAnswered = new Promise<never>(() => {});
    const motorbikesListed = jest.spyOn(at.twins.motorbikes, 'list').mockReturnValueOnce(neverAnswered);
    const templatesListed = jest.spyOn(at.twins.invoiceTemplates, 'list').mockReturnValueOnce(neverAnswered);
    await at.motorbikes.dialog.open();
    at.motorbikes.dialog.form!.edit({ model: 'V7', brandId: 20 });
    await at.motorbikes.save();
    await at.templates.dialog.open();
    at.templates.dialog.form!.edit({ name: 'Trade fair', renderKeyId: 1 });
    await at.templates.save();
    expect([at.motorbikes.dialog.isOpen, at.templates.dialog.isOpen]).toEqual([false, false]);
    expect(motorbikesListed.mock.calls[0]?.[1]?.aborted).toBe(true);
    expect(templatesListed.mock.calls[0]?.[1]?.aborted).toBe(true);
  });

  it('is unknown if its own answer is lost too', async () => {
    const at = new SellingDeskAtWork();
    const { dialog } = at.motorbikes;
    await dialog.open();
    dialog.form!.edit({ model: 'V7', brandId: 20 });
    jest.spyOn(at.twins.motorbikes, 'list').mockReturnValueOnce(new Promise(() => {}));
    const added = jest.spyOn(at.twins.motorbikes, 'add');
    at.twins.line.loseNextAnswer(lost);
    const saved = at.motorbikes.save();
    for (let second = 0; second < REREAD_FOR; second += 1) await at.passes(SECOND);
    await saved;
    expect(dialog.form?.writing).toEqual({ step: 'failed', failure: lost });
    expect(added).toHaveBeenCalledTimes(1);
  });
});

describe('a changed client whose answer is lost', () => {
  async function saving() {
    const at = new SellingWork();
    const client = await at.aClient();
    await at.open(client.id);
    at.form.arrived(clientValuesOf(client));
    at.form.edit({ lastName: 'Changed' });
    at.twins.line.failNext(lost);
    const { values } = at.form;
    const saved = at.save();
    await settled();
    return { at, client, values, saved };
  }

  it('is saved if the server has the change some seconds later', async () => {
    const { at, client, values, saved } = await saving();
    await at.twins.clients.change(client.id, values);
    await secondsPass(at, 3);
    await saved;
    expect(at.form.writing).toEqual({ step: 'saved' });
    expect(sent(at, 'update')).toHaveLength(1);
  });

  it('is unknown after 60 s and keeps the input', async () => {
    const { at, saved } = await saving();
    await secondsPass(at, REREAD_FOR);
    await saved;
    expect(at.form.writing).toEqual({ step: 'failed', failure: lost });
    expect(at.form.values.lastName).toBe('Changed');
  });
});
