import { expect, type Page } from '@playwright/test';
import type { HashId } from '../../../src/domain/offers/Offer';
import { english as t } from './english';
import { accountOf, type Market } from './Market';

/** Makes a rival outbid the dealer; in the demo, rivals do so by themselves. */
export async function outbidden(page: Page, { standIn }: Market, number: string): Promise<void> {
  if (!standIn) return;
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  expect(standIn.marketplace.rivalBids(number as HashId)).toBe(true);
}

/** Archives a finished deal; in the demo, this happens by itself. */
export function filed(market: Market, number: string): void {
  const { email } = accountOf(market, 'buyer');
  if (market.standIn) expect(market.standIn.marketplace.archiveDeal(number as HashId, email)).toBe(true);
}
