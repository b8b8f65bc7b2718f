/** @jest-environment node */
import { DemoPapers } from '../../../../../src/infrastructure/demo/market/pdf/DemoPapers';
import { demoBook } from '../../../../../src/infrastructure/demo/market/selling/demoBook';
import { lazyBook } from '../../../../../src/infrastructure/indexedDb/lazyBook';
import { anIssuedInvoice } from '../../../../support/anIssuedInvoice';
import { KeptRecords } from '../../../../support/KeptRecords';
import { shippedFonts } from '../../../../support/shippedFonts';
import { InMemoryDealerBook } from '../../../../twins/InMemoryDealerBook';
import { aMarketplace } from '../aMarketplace';

const SELLER = '12';

const disk = new InMemoryDealerBook();

function aPage() {
  const { marketplace } = aMarketplace({ offers: 20 });
  const papers = new DemoPapers({ fonts: shippedFonts });
  return demoBook(
    lazyBook(async () => disk),
    { marketplace, papers, photoBase: 'https://photos.example' },
  );
}

const numbersOn = async (page = aPage(), dealer = SELLER) =>
  (await new KeptRecords(page).issued(dealer)).map(({ number }) => number);

test('demoBook gives a dealer who sells sample invoices, and nothing to another one', async () => {
  expect(await numbersOn()).toEqual(['2026/0003', '2026/0002', '2026/0001']);
  expect(await numbersOn(aPage(), '11')).toEqual([]);
});

test('demoBook adds the samples only once, and leaves what was issued since', async () => {
  await new KeptRecords(disk).issue(SELLER, anIssuedInvoice('R 1'));
  const changed = jest.fn();
  const cancel = disk.onChange(SELLER, 'invoices', changed);
  const page = aPage();
  expect(await numbersOn(page)).toEqual(['R 1', '2026/0003', '2026/0002', '2026/0001']);
  expect(changed).not.toHaveBeenCalled();
  cancel();
  await page.removeAll(SELLER);
  expect(await numbersOn(page)).toEqual([]);
});
