import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

async function atTheForm() {
  const at = new SellingDeskAtWork();
  const client = at.client();
  await at.forms.open(client);
  at.fillIn();
  return { at, client, state: at.forms.get(client)! };
}

async function notedInAnotherTab(at: SellingDeskAtWork, said: Partial<IssuedInvoice> = {}): Promise<void> {
  await at.twins.kept.issue(at.session.dealerKey, anIssuedInvoice('RE 9001', said));
  await settled();
}

describe('IssueInvoice beside another tab', () => {
  it('warns about a number that another tab has used since the form was opened', async () => {
    const { at, client, state } = await atTheForm();
    await notedInAnotherTab(at, { isConfirmed: false });
    await at.issueInvoice.issue(client, 'Creating…');
    expect(state.warnings.map(({ id }) => id)).toEqual(['usedNumber']);
    expect(at.asked).toEqual([]);
  });

  it('frees a number that another tab has withdrawn', async () => {
    const { at, client, state } = await atTheForm();
    await notedInAnotherTab(at, { isConfirmed: false });
    await at.twins.kept.discard(at.session.dealerKey, 'invoices', 'id RE 9001');
    await settled();
    await at.issueInvoice.issue(client, 'Creating…');
    expect(state.input.isSaved).toBe(true);
  });
});
