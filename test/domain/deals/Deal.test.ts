import * as fc from 'fast-check';
import { mailLink, mapSearch, phoneLink } from '../../../src/domain/deals/ContactLinks';
import { dealStage as stageOf, HANDOVER_WITHIN, handoverClock, nextStep } from '../../../src/domain/deals/DealStage';
import { dealCommission, dealsTotal } from '../../../src/domain/deals/DealsTotal';
import { transportRoute } from '../../../src/domain/deals/TransportRoute';
import { type Deal, dealTotal, isPickedUp, unstatedDeal } from '../../../src/domain/offers/Deal';
import type { Dealer } from '../../../src/domain/session/Profile';
import { HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { anyMoney } from '../shared/anyMoney';
import { aDeal } from './aDeal';

describe('ContactLinks', () => {
  it.each([
    ['jana.brandt@seller.example', 'mailto:jana.brandt@seller.example'],
    [' jana@seller.example ', 'mailto:jana@seller.example'],
    ['jana@seller.example?bcc=all@seller.example', null],
    ['jana@seller.example%0d%0aBcc:x', null],
    ['Jana jana@seller.example', null],
    ['jana@seller.example Jana', null],
    ['all@jana@seller.example', null],
    ['@seller.example', null],
    ['jana@', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('mailLink of %j is %j', (text, link) => expect(mailLink(text)).toBe(link));

  it.each([
    ['+49 341 000-111', 'tel:+49341000111'],
    ['0341/22 33', 'tel:03412233'],
    ['112', 'tel:112'],
    ['+49 (0) 89 123456', 'tel:+4989123456'],
    ['0043 (0)1 234567', 'tel:00431234567'],
    ['(0) 89 123456', 'tel:089123456'],
    ['089 123456 / 0171 9876543', null],
    ['11', null],
    ['+49 341 +4930', null],
    ['0341 (+49', null],
    ['call me', null],
    ['', null],
  ])('phoneLink of %j is %j', (text, link) => expect(phoneLink(text)).toBe(link));

  it('mailLink and phoneLink never link to more than an address or a number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(mailLink(text) ?? 'mailto:a@b').toMatch(/^mailto:[^\s?&%]+@[^\s?&%]+$/);
        expect(phoneLink(text) ?? 'tel:123').toMatch(/^tel:\+?\d{3,15}$/);
      }),
    );
  });

  it('mapSearch keeps every character of a place in the query', () => {
    const place = 'Straße 4 & 5, 04109 Leipzig #2';
    expect(new URL(mapSearch(place)).searchParams.get('query')).toBe(place);
    expect(new URL(mapSearch(place)).hash).toBe('');
  });
});

describe('DealStage', () => {
  const anyFlags = fc.record({
    invoiceCreated: fc.boolean(),
    speditionArranged: fc.boolean(),
    vehiclePickedUp: fc.boolean(),
  });

  const dealStage = (deal: Deal) => stageOf({ deal, archivedAt: null });

  it('stageOf moves from the pickup through the transport to picked up', () => {
    expect(dealStage(aDeal())).toBe('toPickUp');
    expect(dealStage(aDeal({ speditionArranged: true }))).toBe('transportOrdered');
    expect(dealStage(aDeal({ speditionArranged: true, vehiclePickedUp: true }))).toBe('pickedUp');
    expect(dealStage(aDeal({ invoiceCreated: true }))).toBe('pickedUp');
  });

  it('stageOf never asks for a step that is done', () => {
    fc.assert(
      fc.property(anyFlags, deal => {
        const stage = dealStage(aDeal(deal));
        expect(stage === 'pickedUp').toBe(deal.vehiclePickedUp || deal.invoiceCreated);
        if (deal.speditionArranged) expect(['transportOrdered', 'pickedUp']).toContain(stage);
      }),
    );
  });

  it('stageOf does not ask for the pickup of an archived deal', () => {
    const deal = aDeal();
    expect(stageOf({ deal, archivedAt: Date.UTC(2026, 10, 20) })).toBe('archived');
    expect(stageOf({ deal, archivedAt: null, inArchive: true })).toBe('archived');
    const done = { deal: aDeal({ vehiclePickedUp: true }), archivedAt: null, inArchive: true };
    expect(stageOf(done)).toBe('pickedUp');
  });

  it('stageOf says of an untold deal only that the vehicle is bought, until the dealer knows more', () => {
    expect(dealStage(unstatedDeal)).toBe('bought');
    expect(dealStage({ ...unstatedDeal, speditionArranged: true })).toBe('transportOrdered');
    expect(dealStage({ ...unstatedDeal, vehiclePickedUp: true })).toBe('pickedUp');
  });

  it('stageOf is null if there is no deal', () => {
    expect(stageOf({ deal: null, archivedAt: null })).toBeNull();
  });

  const boughtAt = Date.UTC(2026, 10, 19, 8);

  it.each([
    [0, { state: 'running', passed: 0, left: 48 }],
    [14 * HOUR + 59 * MINUTE, { state: 'running', passed: 14, left: 34 }],
    [48 * HOUR - 1, { state: 'running', passed: 47, left: 1 }],
    [48 * HOUR, { state: 'over', passed: 48 }],
    [73 * HOUR, { state: 'over', passed: 73 }],
  ])('handoverClock after %d ms', (gone, clock) => {
    expect(handoverClock(boughtAt, boughtAt + gone)).toEqual(clock);
  });

  it('handoverClock is unknown if the time of the purchase is', () => {
    expect(handoverClock(null, boughtAt)).toEqual({ state: 'unknown' });
  });

  it('handoverClock always accounts for all 48 hours until they are over, and never runs backwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: -HOUR, max: 100 * HOUR }), fc.nat(HOUR), (gone, later) => {
        const [now, then] = [gone, gone + later].map(after => handoverClock(boughtAt, boughtAt + after));
        if (now?.state !== 'running') return expect(now?.state).toBe(gone >= HANDOVER_WITHIN ? 'over' : 'running');
        expect(now.passed + now.left).toBe(48);
        expect(now.left).toBeGreaterThan(0);
        expect(then?.state === 'unknown' ? 0 : then?.passed).toBeGreaterThanOrEqual(now.passed);
      }),
    );
  });

  const anyDeal = fc
    .record({
      invoiceCreated: fc.boolean(),
      speditionArranged: fc.boolean(),
      easyTransportEnabled: fc.boolean(),
      vehiclePickedUp: fc.boolean(),
    })
    .map(aDeal);

  it('nextStep is the transport, then its arrival, and without a transport the handover', () => {
    expect(nextStep(aDeal({ easyTransportEnabled: true }))).toBe('orderTransport');
    expect(nextStep(aDeal({ easyTransportEnabled: true, speditionArranged: true }))).toBe('awaitTransport');
    expect(nextStep(aDeal())).toBe('arrangeHandover');
    expect(nextStep(unstatedDeal)).toBeNull();
  });

  it('nextStep never asks for a step that is done', () => {
    fc.assert(
      fc.property(anyDeal, deal => {
        const step = nextStep(deal);
        expect(step === null).toBe(isPickedUp(deal));
        if (deal.speditionArranged || !deal.easyTransportEnabled) expect(step).not.toBe('orderTransport');
      }),
    );
  });
});

describe('dealCommission', () => {
  const costing = (price: number, commission: number) =>
    aDeal({ clientPrice: euros(price), commission: euros(commission) });

  it('is the median with the range, in percent of the price', () => {
    const deals = [costing(10_000, 310), costing(5000, 250), costing(2000, 72), costing(1000, 36)];
    expect(dealCommission(deals)).toEqual({ median: 3.6, least: 3.1, most: 5, count: 4 });
  });

  it('leaves out deals that do not state both amounts', () => {
    expect(dealCommission([aDeal({ clientPrice: null }), aDeal({ commission: null }), costing(0, 50)])).toBeNull();
    expect(dealCommission([aDeal({ clientPrice: null }), costing(1000, 40)])).toMatchObject({ median: 4, count: 1 });
  });

  it('always has its median within its range', () => {
    const anyDeal = fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.nat(9000)).map(amounts => costing(...amounts));
    fc.assert(
      fc.property(fc.array(anyDeal, { minLength: 1 }), deals => {
        const { median, least, most, count } = dealCommission(deals)!;
        expect([least <= median, median <= most, count]).toEqual([true, true, deals.length]);
      }),
    );
  });
});

describe('DealsTotal', () => {
  const anyDeal = fc.option(
    fc.record({ clientPrice: fc.option(anyMoney), commission: fc.option(anyMoney) }).map(aDeal),
  );

  it('dealsTotal adds prices and commissions, and counts what is not known', () => {
    const deals = [aDeal(), aDeal({ commission: null }), null];
    expect(dealsTotal(deals)).toEqual({ count: 3, total: euros(8870), unknown: 2 });
    expect(dealsTotal([])).toEqual({ count: 0, total: 0, unknown: 0 });
  });

  it('dealsTotal is the sum of all known totals, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyDeal, { maxLength: 12 }), deals => {
        const sum = dealsTotal(deals);
        const totals = deals.map(deal => deal && dealTotal(deal)).filter(total => total !== null);
        expect(sum.total).toBe(totals.reduce((all, total) => all + total, 0));
        expect(sum.count - sum.unknown).toBe(totals.length);
        expect(dealsTotal([...deals].reverse())).toEqual(sum);
      }),
    );
  });
});

describe('transportRoute', () => {
  const dealer = {
    companyName: 'Nordmoto',
    street: 'Kai 1',
    zipCode: '20457',
    place: 'Hamburg',
    companyAddress: 'Hof 2',
  };
  const routeTo = (parts: Partial<Dealer>) => transportRoute(aDeal(), { ...dealer, ...parts } as Dealer).to;

  it('goes from the seller to the company of the dealer', () => {
    expect(transportRoute(aDeal(), dealer as Dealer)).toEqual({
      from: ['Lindenweg 4', '04109 Leipzig'],
      to: ['Nordmoto', 'Kai 1', '20457 Hamburg'],
    });
  });

  it('goes to the address of the company if the profile has no street and place', () => {
    expect(routeTo({ street: '', zipCode: '', place: ' ' })).toEqual(['Nordmoto', 'Hof 2']);
  });

  it('is not known without an address', () => {
    expect(routeTo({ street: '', zipCode: '', place: '', companyAddress: '' })).toEqual([]);
    expect(transportRoute(aDeal({ street: '', zipCode: '', place: '' }), null)).toEqual({ from: [], to: [] });
  });
});
