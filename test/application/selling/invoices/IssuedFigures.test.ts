import * as fc from 'fast-check';
import { IssuedInvoices } from '../../../../src/application/selling/invoices/IssuedInvoices';
import { Acquisitions } from '../../../../src/application/selling/margin/Acquisitions';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import { sellerCountries } from '../../../../src/domain/selling/checks/SellerCountry';
import { type VatOption, vatOptions } from '../../../../src/domain/selling/invoices/Vat';
import type { BrandId } from '../../../../src/domain/selling/motorbikes/Motorbike';
import { registerSheet } from '../../../../src/domain/selling/register/registerSheet';
import { taxMonthBy } from '../../../../src/domain/selling/register/TaxMonth';
import { euros } from '../../../../src/domain/shared/Money';
import { settled } from '../../../support/settled';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

const words = {
  heading: (column: string) => column,
  taxKind: (kind: string) => kind,
  country: (name: string) => name,
  taxMonth: taxMonthBy('deliveryDate'),
  status: (isVoid: boolean) => String(isVoid),
};

const VIN = 'WB10A0104FZ000001';

/** A dealer who has issued an invoice of each kind of tax, and has bought what was sold under the margin scheme. */
async function afterIssuing(options: readonly VatOption[] = vatOptions) {
  const at = new SellingDeskAtWork();
  const keep = at.container.get(Acquisitions);
  const client = at.client();
  await at.twins.kept.issueOnly(at.session.dealerKey, []);
  const bought = { vehicle: 'BMW', vin: VIN, date: null, price: euros(500), costs: euros(0), invoiceId: null };
  await keep.keep({ ...bought, tax: 'margin' }, 'typed');
  for (const [index, vatOption] of options.entries()) {
    await at.forms.open(client);
    at.fillIn(`RE ${9001 + index}`);
    at.forms.shown!.edited({ vatOption, vin: vatOption === 'marginalTaxation' ? VIN : `WB1${index}` });
    await at.issueInvoice.issue(client, 'Creating…', true);
    await settled();
  }
  const list = at.container.get(IssuedInvoices);
  await list.read();
  const figures = () => ({
    register: registerSheet(list.named ?? [], words),
    margins: keep.sales.map(({ acquisitionPrice, margin, rate, vat }) => ({ acquisitionPrice, margin, rate, vat })),
  });
  return { at, keep, client, list, figures, bought };
}

type Issued = Awaited<ReturnType<typeof afterIssuing>>;

/** What a dealer may change afterwards. The purchase of a sold vehicle is left out, because its margin follows from it. */
const changes: Readonly<Record<string, (issued: Issued) => Promise<unknown>>> = {
  ...Object.fromEntries(
    [...sellerCountries, undefined].map(sellerCountry => [
      `the country becomes ${sellerCountry}`,
      ({ at }: Issued) => at.container.get(OwnTrading).change({ sellerCountry }),
    ]),
  ),
  'the number becomes a NIP': ({ at }) => at.container.get(OwnTrading).change({ taxNumberKind: 'nip' }),
  'the profile moves to Poland': async ({ at }) => {
    const { profile } = at.session;
    const dealer = { ...profile!.dealer, zipCode: '00-950', ftin: 'PL7740001454' };
    at.session.profileArrived({ ...profile!, dealer }, at.twins.clock.now());
  },
  'the client is removed': ({ at, client }) => at.twins.clients.remove(client),
  'a motorbike is added': ({ at }) => at.twins.motorbikes.add({ model: 'Scout', brandId: 1 as BrandId, vin: VIN }),
  'another vehicle is bought': ({ keep, bought }) =>
    keep.keep({ ...bought, vin: 'WB2', tax: 'vat', price: euros(9) }, 'other'),
};

describe('what an invoice owes', () => {
  it('never changes after it is issued, whatever else is changed', async () => {
    const issued = await afterIssuing();
    const before = issued.figures();
    expect(before.register).toHaveLength(1 + vatOptions.length);
    expect(before.margins).toEqual([{ acquisitionPrice: euros(500), margin: euros(500), rate: 19, vat: euros(79.83) }]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(changes)), { maxLength: 6 }), async names => {
        for (const name of names) await changes[name]!(issued);
        await issued.list.read();
        expect(issued.figures()).toEqual(before);
      }),
    );
  });

  it('follows the country that was set when it was issued', async () => {
    const { at, list, keep, client, bought } = await afterIssuing([]);
    await at.container.get(OwnTrading).change({ sellerCountry: 'pl' });
    await keep.keep({ ...bought, tax: 'margin' }, 'typed');
    await at.forms.open(client);
    at.fillIn();
    at.forms.shown!.edited({ vatOption: 'marginalTaxation', vin: VIN });
    await at.issueInvoice.issue(client, 'Creating…', true);
    await at.container.get(OwnTrading).change({ sellerCountry: 'de' });
    await list.read();
    expect(keep.sales).toMatchObject([{ rate: 23, vat: euros(93.5) }]);
  });

  it('may become known once if the invoice does not show the country, and then stays', async () => {
    const { at, list, keep } = await afterIssuing([]);
    const { dealer } = at.session.profile!;
    at.session.profileArrived({ ...at.session.profile!, dealer: { ...dealer, zipCode: '', ftin: '' } }, 1);
    const client = at.client();
    await at.forms.open(client);
    at.fillIn();
    at.forms.shown!.edited({ vatOption: 'marginalTaxation' });
    await at.issueInvoice.issue(client, 'Creating…', true);
    await list.read();
    const rates = () => keep.sales.map(({ rate }) => rate);
    expect(rates()).toEqual([null]);
    await at.container.get(OwnTrading).change({ sellerCountry: 'pl' });
    expect(rates()).toEqual([null]);
    await at.issued.issuedIn('de');
    expect(rates()).toEqual([19]);
    await at.issued.issuedIn('pl');
    expect(rates()).toEqual([19]);
  });
});
