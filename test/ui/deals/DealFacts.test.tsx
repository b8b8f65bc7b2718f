/** @jest-environment jsdom */
import type { Deal } from '../../../src/domain/offers/Deal';
import { euros } from '../../../src/domain/shared/Money';
import { DealAmounts } from '../../../src/ui/deals/DealAmounts';
import { DealContact } from '../../../src/ui/deals/DealContact';
import { factsOf } from '../support/factsOf';
import { renderView } from '../support/renderView';
import { textOf } from '../support/textOf';

const deal: Deal = {
  sellerFirstName: 'Anna',
  sellerLastName: 'Nowak',
  street: 'Polna 7',
  zipCode: '60-535',
  place: 'Poznań',
  sellerEmail: 'anna@seller.example',
  phone: '+48 601 234 567',
  clientPrice: euros(8450),
  commission: euros(390),
  creditBank: 'Bank Beispiel',
  creditNumber: 'DE89 3704',
  vehicleDataPdf: 'https://files.example/data.pdf',
  contractPdf: 'https://files.example/contract.pdf',
  invoiceCreated: false,
  speditionArranged: false,
  easyTransportEnabled: true,
  vehiclePickedUp: false,
};

describe('a deal', () => {
  it('shows how to reach the seller, the address and the papers', async () => {
    const element = await renderView(<DealContact deal={deal} />);
    expect(factsOf(element)).toEqual({
      Seller: 'Anna Nowak',
      Phone: '+48 601 234 567',
      Address: 'Polna 760-535 PoznańOpen in maps',
      Email: 'anna@seller.example',
    });
    expect([...element.querySelectorAll('a')].map(link => [textOf(link), link.getAttribute('href')])).toEqual([
      ['+48 601 234 567', 'tel:+48601234567'],
      ['Open in maps', expect.stringMatching(/Polna/)],
      ['anna@seller.example', 'mailto:anna@seller.example'],
      ['Vehicle data (PDF)', 'https://files.example/data.pdf'],
      ['Contract (PDF)', 'https://files.example/contract.pdf'],
    ]);
  });

  it('shows the price, the commission, their sum and the loan on the vehicle', async () => {
    expect(factsOf(await renderView(<DealAmounts deal={deal} />))).toEqual({
      Price: '8 450 €',
      Commission: '390 €',
      Total: '8 840 €',
      'Financing bank': 'Bank Beispiel',
      'Loan number': 'DE89 3704',
    });
  });
});
