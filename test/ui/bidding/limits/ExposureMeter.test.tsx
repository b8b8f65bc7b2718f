/** @jest-environment jsdom */
import { euros } from '../../../../src/domain/shared/Money';
import { ExposureMeter } from '../../../../src/ui/bidding/limits/ExposureMeter';
import { Workplace } from '../../../support/Workplace';
import { renderView } from '../../support/renderView';
import { textOf } from '../../support/textOf';

it('the meter of what is bound shows what that is made of', async () => {
  const exposure = {
    leading: euros(120),
    deals: euros(80),
    bound: euros(200),
    worstCase: euros(200),
    isAtLeast: false,
  };
  const element = await renderView(<ExposureMeter exposure={exposure} budget={euros(900)} />, new Workplace());
  expect(textOf(element)).toContain('Bids that lead 120 € + purchases with commission 80 €');
});

it.each([
  [
    200,
    'Exposure: Committed: 200 € of 900 €. Bids that lead, without commission: 120 €. Purchases not picked up, with commission: 80 €.',
  ],
  [
    230,
    'Exposure: Committed: 200 € of 900 €. Bids that lead, without commission: 120 €. Purchases not picked up, with commission: 80 €. If outbid bids placed here count again: 230 €.',
  ],
])('the meter names the worst case only if it is more than what is bound (%s)', async (worstCase, said) => {
  const exposure = {
    leading: euros(120),
    deals: euros(80),
    bound: euros(200),
    worstCase: euros(worstCase),
    isAtLeast: false,
  };
  const element = await renderView(<ExposureMeter exposure={exposure} budget={euros(900)} />, new Workplace());
  const meter = element.querySelector('[role=meter]')!;
  expect(`${meter.ariaLabel}: ${meter.getAttribute('aria-valuetext')}`.replaceAll('\u00a0', ' ')).toBe(said);
});
