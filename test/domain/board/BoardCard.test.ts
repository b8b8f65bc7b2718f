import * as fc from 'fast-check';
import { boardStep, missingPapers } from '../../../src/domain/board/BoardCard';
import { dealChecks, toggledCheck } from '../../../src/domain/board/DealCheck';
import { unstatedDeal } from '../../../src/domain/offers/unstatedDeal';
import { nextStep } from '../../../src/domain/realization/NextStep';
import { aRealization } from '../realization/aRealization';

describe('boardStep', () => {
  it('is the step of the dealer until the vehicle is picked up, and then waits for the invoice', () => {
    const deals = [
      aRealization(),
      aRealization({ easyTransportEnabled: true }),
      aRealization({ speditionArranged: true }),
    ];
    for (const deal of deals) expect(boardStep(deal)).toBe(nextStep(deal));
    expect(boardStep(aRealization({ vehiclePickedUp: true }))).toBe('awaitInvoice');
    expect(boardStep(aRealization({ vehiclePickedUp: true, invoiceCreated: true }))).toBe('done');
  });

  it('waits for the details of an untold deal', () => expect(boardStep(unstatedDeal)).toBe('awaitDetails'));
});

it('missingPapers names the papers that the server does not have, and none of an untold deal', () => {
  expect(missingPapers(aRealization())).toEqual(['contract', 'vehicleData']);
  expect(missingPapers(aRealization({ contractPdf: 'https://files.example/1' }))).toEqual(['vehicleData']);
  expect(missingPapers(unstatedDeal)).toEqual([]);
});

it('toggledCheck changes the pressed mark only, and a second press takes it back', () => {
  fc.assert(
    fc.property(fc.subarray([...dealChecks]), fc.constantFrom(...dealChecks), (checks, pressed) => {
      const once = toggledCheck(checks, pressed);
      expect(once.includes(pressed)).toBe(!checks.includes(pressed));
      expect(toggledCheck(once, pressed)).toEqual(checks);
    }),
  );
});
