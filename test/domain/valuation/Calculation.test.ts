import * as fc from 'fast-check';
import type { Offer } from '../../../src/domain/offers/Offer';
import type { Vehicle } from '../../../src/domain/offers/vehicle/Vehicle';
import { vehicleFacts } from '../../../src/domain/offers/vehicle/VehicleFacts';
import { type VehicleType, vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';
import { euros, type Money } from '../../../src/domain/shared/Money';
import {
  calculation,
  type CalculationDefaults,
  type CalculationInputs,
  calculationInputs,
  type CalculationLine,
  targetProfit,
  unsetCalculation,
} from '../../../src/domain/valuation/Calculation';
import {
  isMarkup,
  proposedSalePrice,
  typedMarkup,
  typedPercent,
  typedTarget,
} from '../../../src/domain/valuation/Markup';
import { isBreakEven, maximumBid } from '../../../src/domain/valuation/MaximumBid';
import { askedFacts, notStated } from '../../../src/domain/valuation/NotStated';
import { taxations, type TaxedLine, taxedLines, usualVatRates } from '../../../src/domain/valuation/Taxation';
import { vehicleRisks } from '../../../src/domain/valuation/VehicleRisk';
import { anOffer } from '../../support/anOffer';
import { anyPrice } from '../shared/anyMoney';
import { aDetail, fullVehicle as full, fullVehicle } from './aDetail';
import { anyRate, calculationUpTo, cents } from './anyCalculation';

describe('Calculation', () => {
  const inputs: CalculationInputs = {
    taxation: 'net',
    vatRate: 19,
    salePrice: euros(11_900),
    transportFloor: euros(150),
    transportPerKm: euros(0.85),
    distance: { km: 400, source: 'typed' },
    reconditioningBase: euros(200),
    reconditioningPerPoint: euros(10),
    score: 78,
    fixedCosts: euros(99),
    commissionRate: 2.5,
    commissionFloor: euros(120),
    target: { percent: 10 },
  };

  const lineOf = (key: CalculationLine['key'], parts: Partial<CalculationInputs>, bid = euros(8000)) =>
    calculation({ ...inputs, ...parts }, bid).lines.find(line => line.key === key);

  describe('calculation', () => {
    it('has a line for each part and the profit that they add up to', () => {
      expect(calculation(inputs, euros(8000))).toEqual({
        lines: [
          { key: 'saleNet', amount: euros(10_000) },
          { key: 'bid', amount: euros(-8000) },
          { key: 'transport', amount: euros(-340), distance: { km: 400, source: 'typed' } },
          { key: 'reconditioning', amount: euros(-420), score: 78 },
          { key: 'fixedCosts', amount: euros(-99) },
          { key: 'commission', amount: euros(-200) },
        ],
        profit: euros(941),
        margin: 7.9,
      });
    });

    it('names what transport and reconditioning were made from', () => {
      expect(lineOf('transport', { distance: null })).toMatchObject({ distance: null });
      expect(lineOf('reconditioning', { score: null })).toMatchObject({ score: null });
    });

    it('has no margin without a sale price', () => {
      expect(calculation({ ...inputs, salePrice: euros(0) }, euros(10)).margin).toBeNull();
    });

    it('always has lines in whole cents that add up to the profit', () => {
      fc.assert(
        fc.property(calculationUpTo(1_000_000), cents(1_000_000), (any, bid) => {
          const { lines, profit } = calculation(any, bid);
          expect(lines.every(({ amount }) => Number.isSafeInteger(amount) && !Object.is(amount, -0))).toBe(true);
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(profit);
        }),
      );
    });

    it('always loses profit with each further euro of the bid', () => {
      fc.assert(
        fc.property(calculationUpTo(1_000_000), fc.nat({ max: 1_000_000 }), (any, bid) => {
          const [less, more] = [euros(bid), euros(bid + 1)].map(amount => calculation(any, amount).profit);
          expect(more!).toBeLessThan(less!);
        }),
        { numRuns: 1000 },
      );
    });
  });

  describe('calculationInputs', () => {
    const { salePrice, distance, score, ...defaults } = inputs;
    const unknown = { score, yard: null, whereabouts: null };

    it('are the defaults, and what the dealer typed for the offer', () => {
      const own = { salePrice, km: 400, fixedCosts: euros(0), taxation: 'marginScheme' } as const;
      expect(calculationInputs(defaults, own, unknown)).toEqual({
        ...inputs,
        distance,
        fixedCosts: 0,
        taxation: 'marginScheme',
      });
    });

    it('contain the distance from the yard unless another is typed', () => {
      const yard = { latitude: 52.52, longitude: 13.405 };
      const facts = { score, yard, whereabouts: { latitude: 48.137, longitude: 11.575, countryCode: 'DE' } };
      expect(calculationInputs(defaults, { salePrice }, facts)?.distance).toEqual({ km: 656, source: 'straightLine' });
      expect(calculationInputs(defaults, { salePrice, km: 400 }, facts)?.distance).toEqual(distance);
      expect(calculationInputs(defaults, { salePrice }, unknown)?.distance).toBeNull();
    });

    it('are missing without a sale price', () => expect(calculationInputs(defaults, { km: 5 }, unknown)).toBeNull());
  });

  describe('targetProfit', () => {
    it('is an amount or a percentage of the sale price', () => {
      expect(targetProfit({ salePrice: euros(1000), target: { percent: 12.5 } })).toBe(euros(125));
      expect(targetProfit({ salePrice: euros(1000), target: { amount: 77 as Money } })).toBe(77);
    });
  });

  it('a dealer who has set no assumptions can bid up to the sale price', () => {
    const inputs = { ...unsetCalculation(null), salePrice: euros(9900), distance: null, score: 50 };
    expect(maximumBid(inputs)).toBe(euros(9900));
  });

  it.each([
    ['00-950', 23],
    [' PL-31-042 ', 23],
    ['20457', 19],
    ['1011 AB', 19],
    ['', 19],
  ])('the usual VAT rate of a dealer with the zip code %j is %d percent', (zipCode, rate) =>
    expect(unsetCalculation({ zipCode }).vatRate).toBe(rate),
  );

  it('the usual VAT rate is the German one before the profile is known', () => {
    expect(unsetCalculation(null).vatRate).toBe(19);
  });
});

describe('Markup', () => {
  describe('proposedSalePrice', () => {
    it('adds a percentage or an amount to the trade price', () => {
      expect(proposedSalePrice(euros(8300), { percent: 18 })).toBe(euros(9794));
      expect(proposedSalePrice(euros(8300), { amount: euros(1500) })).toBe(euros(9800));
    });

    it('is always in whole euros and not below the trade price', () => {
      const anyMarkup = fc.oneof(
        fc.record({ percent: fc.integer({ min: 0, max: 10_000 }).map(hundredths => hundredths / 100) }),
        fc.record({ amount: anyPrice }),
      );
      fc.assert(
        fc.property(anyPrice, anyMarkup, (price, markup) => {
          const proposed = proposedSalePrice(price, markup);
          expect(Math.abs(proposed % 100)).toBe(0);
          expect(proposed).toBeGreaterThanOrEqual(price - 50);
        }),
      );
    });
  });

  test('a typed markup is a percentage or an amount, never less than 0, and 0 is none', () => {
    const typed = ['18 %', '1 500 €', '0', '-100 €', 'much'].map(typedMarkup);
    expect(typed).toEqual([{ percent: 18 }, { amount: euros(1500) }, { percent: 0 }, null, null]);
    expect(typed.map(markup => markup !== null && isMarkup(markup))).toEqual([true, true, false, false, false]);
  });

  describe('typedPercent', () => {
    it('reads every percentage with either decimal sign', () => {
      fc.assert(
        fc.property(anyRate, rate => {
          expect(typedPercent(String(rate))).toBe(rate);
          expect(typedPercent(`${String(rate).replace('.', ',')} %`)).toBe(rate);
        }),
      );
    });

    it.each([
      [' 8 ', 8],
      ['8%', 8],
      ['8  %', 8],
      ['100,00', 100],
    ])('reads "%s" as %d', (text, percent) => expect(typedPercent(text)).toBe(percent));

    it.each(['', '-3', '101', '100,01', '0007', '7,255', '7,', '8 €', '8 x', 'x 8', 'nineteen'])(
      'does not read "%s"',
      text => {
        expect(typedPercent(text)).toBeNull();
      },
    );
  });

  describe('typedTarget', () => {
    it('reads a percentage of the sale price, or an amount with its sign', () => {
      expect(typedTarget('8')).toEqual({ percent: 8 });
      expect(typedTarget('7,5 %')).toEqual({ percent: 7.5 });
      expect(typedTarget('1.500 €')).toEqual({ amount: euros(1500) });
      expect(typedTarget('1500 EUR')).toEqual({ amount: euros(1500) });
      expect(typedTarget('none €')).toBeNull();
    });

    it('reads a number without a sign as a percentage up to 100, and as whole euros above', () => {
      expect(typedTarget('100')).toEqual({ percent: 100 });
      expect(typedTarget('101')).toEqual({ amount: euros(101) });
      expect(typedTarget(' 500 ')).toEqual({ amount: euros(500) });
      for (const text of ['101 %', '0500', '500,5', '7,255', '100,01']) expect(typedTarget(text)).toBeNull();
    });
  });
});

describe('MaximumBid', () => {
  const otherSettings = ['taxation', 'vatRate', 'commissionRate', 'target'] as const;
  type Cost = Exclude<keyof CalculationDefaults, (typeof otherSettings)[number]>;
  const isCost = (key: keyof CalculationDefaults): key is Cost => !(otherSettings as readonly string[]).includes(key);

  const profitAt = (inputs: CalculationInputs, bid: number) => calculation(inputs, euros(bid)).profit;

  /** The definition: tries every whole euro up to far above the sale price. */
  function bruteForce(inputs: CalculationInputs): Money | null {
    for (let bid = 300; bid > 0; bid -= 1) if (profitAt(inputs, bid) >= targetProfit(inputs)) return euros(bid);
    return null;
  }

  const free: CalculationInputs = {
    ...unsetCalculation(null),
    taxation: 'net',
    vatRate: 19,
    salePrice: euros(11_900),
    distance: null,
    score: null,
  };

  describe('maximumBid', () => {
    it.each([
      ['net', 10_000, {}],
      ['deductible', 11_900, { taxation: 'deductible' }],
      ['marginScheme', 11_900, { taxation: 'marginScheme' }],
      ['a target of 10 percent', 8810, { target: { percent: 10 } }],
      ['a target in euros', 9000, { target: { amount: euros(999.5) } }],
      ['a commission', 8000, { commissionRate: 25 }],
      ['a target that only 1 € reaches', 1, { target: { amount: euros(9999) } }],
    ] as const)('with %s is %d €', (_, bid, parts) => expect(maximumBid({ ...free, ...parts })).toBe(euros(bid)));

    it('is missing if only 0 € reaches the target, or nothing', () => {
      expect(maximumBid({ ...free, target: { amount: euros(10_000) } })).toBeNull();
      expect(maximumBid({ ...free, target: { amount: euros(10_000.01) } })).toBeNull();
      expect(maximumBid({ ...free, fixedCosts: euros(10_001) })).toBeNull();
    });

    it('is never more than the nine digits of the bid form', () => {
      expect(maximumBid({ ...free, salePrice: euros(2e9) })).toBe(euros(999_999_999));
    });

    it('always reaches the target, and a euro more always misses it', () => {
      fc.assert(
        fc.property(calculationUpTo(1_000_000), inputs => {
          const bid = maximumBid(inputs);
          const target = targetProfit(inputs);
          if (bid === null) return expect(profitAt(inputs, 1)).toBeLessThan(target);
          expect(bid % 100).toBe(0);
          expect(calculation(inputs, bid).profit).toBeGreaterThanOrEqual(target);
          expect(calculation(inputs, (bid + 100) as Money).profit).toBeLessThan(target);
        }),
        { numRuns: 1000 },
      );
    });

    it('is always the highest of all whole euros that reach the target', () => {
      fc.assert(fc.property(calculationUpTo(200), inputs => expect(maximumBid(inputs)).toBe(bruteForce(inputs))));
    });

    it('never rises if a cost rises', () => {
      // A new amount is tried too, because it is a cost.
      const keys = (Object.keys(unsetCalculation(null)) as (keyof CalculationDefaults)[]).filter(isCost);
      const dearer = fc.oneof(
        fc.tuple(fc.constantFrom(...keys), cents(5000)).map(([cost, more]) => (inputs: CalculationInputs) => ({
          ...inputs,
          [cost]: inputs[cost] + more,
        })),
        fc.nat({ max: 5000 }).map(more => (inputs: CalculationInputs) => ({
          ...inputs,
          commissionRate: inputs.commissionRate + more / 100,
        })),
        fc.nat({ max: 500 }).map(more => ({ distance, ...inputs }: CalculationInputs) => ({
          ...inputs,
          distance: distance && { ...distance, km: distance.km + more },
        })),
        fc.nat({ max: 100 }).map(less => ({ score, ...inputs }: CalculationInputs) => ({
          ...inputs,
          score: score && Math.max(0, score - less),
        })),
      );
      fc.assert(
        fc.property(calculationUpTo(20_000), dearer, (inputs, raise) => {
          expect(maximumBid(raise(inputs)) ?? -1).toBeLessThanOrEqual(maximumBid(inputs) ?? -1);
        }),
        { numRuns: 1000 },
      );
    });
  });

  describe('isBreakEven', () => {
    it('is true only for a target of 0', () => {
      const targets = [{ percent: 0 }, { amount: euros(0) }, { percent: 0.5 }, { amount: euros(-1) }];
      expect(targets.map(target => isBreakEven({ target }))).toEqual([true, true, false, false]);
    });
  });
});

describe('Taxation', () => {
  const written = (lines: readonly TaxedLine[]) => Object.fromEntries(lines.map(({ key, amount }) => [key, amount]));

  it('usualVatRates are 19 and 7 percent in Germany, 23 and 8 percent in Poland', () => {
    expect(usualVatRates).toEqual({ de: [19, 7], pl: [23, 8] });
  });

  describe('taxedLines', () => {
    it('tax only the margin in the margin scheme', () => {
      const trade = { taxation: 'marginScheme', vatRate: 19, salePrice: euros(11_900) } as const;
      expect(written(taxedLines(trade, euros(10_000)))).toEqual({
        salePrice: euros(11_900),
        marginVat: euros(-303.36),
        bid: euros(-10_000),
      });
      expect(written(taxedLines(trade, euros(12_000)))).toMatchObject({ marginVat: 0 });
    });

    it('contain net prices if the bid contains deductible VAT', () => {
      const trade = { taxation: 'deductible', vatRate: 19, salePrice: euros(11_900) } as const;
      expect(written(taxedLines(trade, euros(9520)))).toEqual({ saleNet: euros(10_000), bidNet: euros(-8000) });
    });

    it('contain the bid as it is if the bid is net', () => {
      const trade = { taxation: 'net', vatRate: 23, salePrice: euros(12_300) } as const;
      expect(written(taxedLines(trade, euros(9000)))).toEqual({ saleNet: euros(10_000), bid: euros(-9000) });
    });

    it('round exact halves away from zero', () => {
      const trade = { taxation: 'marginScheme', vatRate: 100, salePrice: 101 as Money } as const;
      expect(written(taxedLines(trade, 0 as Money))).toMatchObject({ marginVat: -51 });
    });

    it('always differ from the exact formula by half a cent for each rounded line at most', () => {
      fc.assert(
        fc.property(fc.constantFrom(...taxations), anyRate, anyPrice, anyPrice, (taxation, vatRate, salePrice, bid) => {
          const rate = BigInt(Math.round(vatRate * 100));
          const whole = 10_000n + rate;
          const [sale, paid] = [BigInt(salePrice), BigInt(bid)];
          const margin = sale > paid ? sale - paid : 0n;
          /** Cents, multiplied by `whole`. */
          const exact = {
            marginScheme: (sale - paid) * whole - margin * rate,
            deductible: (sale - paid) * 10_000n,
            net: sale * 10_000n - paid * whole,
          }[taxation];
          const lines = taxedLines({ taxation, vatRate, salePrice }, bid);
          const error = lines.reduce((sum, { amount }) => sum + BigInt(amount) * whole, -exact);
          const roundedLines = taxation === 'deductible' ? 2n : 1n;
          expect((error < 0n ? -error : error) * 2n <= roundedLines * whole).toBe(true);
        }),
        { numRuns: 1000 },
      );
    });

    it('never contain VAT on a loss in the margin scheme', () => {
      fc.assert(
        fc.property(anyRate, anyPrice, anyPrice, (vatRate, one, other) => {
          const [salePrice, bid] = one < other ? [one, other] : [other, one];
          expect(written(taxedLines({ taxation: 'marginScheme', vatRate, salePrice }, bid)).marginVat).toBe(0);
        }),
      );
    });
  });
});

describe('NotStated', () => {
  describe('notStated', () => {
    it.each(vehicleTypes)('is empty for a complete %s, in which false and 0 are statements', vehicleType => {
      expect(notStated(anOffer({ vehicleType }), aDetail({ vehicleType, ...full }))).toEqual([]);
    });

    it('contains empty facts and an unknown financing', () => {
      const detail = aDetail({ vehicleType: 'Motorbike', ...full, vin: '', color: '' }, null);
      expect(notStated(anOffer(), detail)).toEqual(['color', 'vin', 'financed']);
    });

    it('contains the facts that the seller does not know', () => {
      const detail = aDetail({
        vehicleType: 'Motorbike',
        ...full,
        previousOwners: 'not_known',
        frontTire: 'not_known',
      });
      expect(notStated(anOffer(), detail)).toEqual(['frontTire', 'previousOwners']);
    });

    it('contains no fact of one type alone if the type is not known', () => {
      const unknown: Offer = { ...anOffer(), unstated: ['vehicleType'] };
      for (const vehicle of [{}, null]) {
        const missing = notStated(unknown, aDetail(vehicle));
        expect(missing).toEqual(expect.arrayContaining(['brand', 'power', 'damaged', 'vin']));
        for (const fact of ['vehicleType', 'abs', 'beds', 'operatingHours', 'length'])
          expect(missing).not.toContain(fact);
      }
      expect(notStated(anOffer({ vehicleType: 'Camper' }), aDetail({}))).toContain('beds');
    });

    it('contains the hours of a machine and not its mileage', () => {
      const missing = notStated(anOffer({ vehicleType: 'AgriculturalMachine', totalMileage: null }), aDetail({}));
      expect(missing).toContain('operatingHours');
      expect(missing).not.toContain('totalMileage');
      expect(notStated(anOffer({ totalMileage: null }), aDetail({ vehicleType: 'Motorbike' }))).toContain(
        'totalMileage',
      );
    });

    it('never contains a mileage or the year of a machine that the row shows', () => {
      const row: Partial<Offer> = { totalMileage: 12_000, year: 2015 };
      const missing = notStated(anOffer({ ...row, vehicleType: 'AgriculturalMachine' }), aDetail(null));
      expect(missing).not.toContain('totalMileage');
      expect(missing).not.toContain('productionYear');
      expect(missing).toContain('operatingHours');
    });

    it('always contains exactly the facts of the type that are left out, in the order of the page', () => {
      fc.assert(
        fc.property(fc.constantFrom(...vehicleTypes), fc.subarray(Object.keys(full)), (vehicleType, given) => {
          const stated = Object.fromEntries(Object.entries(full).filter(([key]) => given.includes(key)));
          // A machine counts its hours.
          const notAsked = ['vehicleType', ...(vehicleType === 'AgriculturalMachine' ? ['totalMileage'] : [])];
          const expected = vehicleFacts(vehicleType).filter(key => !notAsked.includes(key) && !given.includes(key));
          expect(notStated(anOffer({ vehicleType }), aDetail({ vehicleType, ...stated }))).toEqual(expected);
        }),
      );
    });
  });

  it('askedFacts are the inspection and the keys of all, and what matters for the type', () => {
    expect(vehicleTypes.map(type => askedFacts(type))).toEqual([
      ['inspection', 'keyCount'],
      ['inspection', 'keyCount', 'gasTest', 'dampTest'],
      ['inspection', 'keyCount', 'pto'],
    ]);
  });
});

describe('vehicleRisks', () => {
  const risksOf = (vehicle: Vehicle | null, vehicleType = vehicle?.vehicleType) =>
    vehicleRisks(anOffer(vehicleType && { vehicleType }), aDetail(vehicle));

  const reasonsOf = (vehicle: Partial<Vehicle>) =>
    risksOf({ vehicleType: 'Motorbike', ...fullVehicle, ...vehicle }).map(({ reason }) => reason);

  /** Every statement that is a risk. */
  const worst = {
    roadworthy: false,
    damaged: true,
    accident: true,
    dropped: true,
    condition: 'bad',
    frontTire: 'bad',
    previousOwners: 'more_than_4',
  } as const satisfies Partial<Vehicle>;

  const anyVehicle: fc.Arbitrary<Vehicle & { readonly vehicleType: VehicleType }> = fc
    .record({
      vehicleType: fc.constantFrom(...vehicleTypes),
      bad: fc.subarray(Object.keys(worst)),
      absent: fc.subarray(Object.keys(fullVehicle)),
    })
    .map(({ vehicleType, bad, absent }) => {
      const stated = Object.entries({ ...fullVehicle, ...Object.fromEntries(pairs(bad)) });
      return { vehicleType, ...Object.fromEntries(stated.filter(([key]) => !absent.includes(key))) };
    });

  const pairs = (keys: readonly string[]) => Object.entries(worst).filter(([key]) => keys.includes(key));

  it.each([
    [{}, ['noDefects']],
    [{ roadworthy: false }, ['notRoadworthy']],
    [{ damaged: true, accident: true }, ['damaged', 'accident']],
    [{ dropped: true, roadworthy: false }, ['notRoadworthy', 'dropped']],
    [{ condition: 'bad' }, ['badCondition']],
    [{ condition: 'tatty' }, ['worn']],
    [{ condition: 'care' }, ['needsCare']],
    [{ condition: 'average' }, ['noDefects']],
    [{ rearTire: 'bad' }, ['wornTires']],
    [{ previousOwners: 'more_than_4' }, ['manyOwners']],
    [{ previousOwners: '5' }, ['manyOwners']],
    [{ previousOwners: '4' }, ['noDefects']],
    [{ previousOwners: 'not_known' }, ['noDefects', 'notStated']],
    [{ vehicleType: 'Camper', dropped: true, frontTire: 'bad' }, ['noDefects']],
  ] as const)('of %j are %j', (vehicle, reasons) => expect(reasonsOf(vehicle)).toEqual(reasons));

  it('of a vehicle of an unknown type are every stated defect, and it is free of them only if each type is', () => {
    const undenied = Object.fromEntries(Object.entries(fullVehicle).filter(([key]) => key !== 'dropped'));
    const unknown: Offer = { ...anOffer(), unstated: ['vehicleType'] };
    const reasons = (vehicle: Vehicle) =>
      vehicleRisks(unknown, aDetail(vehicle))
        .map(({ reason }) => reason)
        .filter(reason => reason !== 'notStated');
    expect(reasons({ ...fullVehicle, dropped: true })).toEqual(['dropped']);
    expect(reasons(fullVehicle)).toEqual(['noDefects']);
    expect(reasons(undenied)).toEqual([]);
  });

  it('contain the number of facts that are not stated, after the defects', () => {
    expect(risksOf({ vehicleType: 'Motorbike', ...fullVehicle, vin: '', color: '', damaged: true })).toEqual([
      { reason: 'damaged', weight: 'serious' },
      { reason: 'notStated', weight: 'minor', count: 2 },
    ]);
  });

  it('say first that a bank still owns the vehicle', () => {
    const detail = { ...aDetail({ vehicleType: 'Motorbike', ...fullVehicle, damaged: true }), financed: true };
    expect(vehicleRisks(anOffer(), detail).map(({ reason }) => reason)).toEqual(['financed', 'damaged']);
  });

  it('of an offer without any facts are only that they are not stated', () => {
    for (const vehicleType of vehicleTypes)
      expect(risksOf(null, vehicleType).map(({ reason }) => reason)).toEqual(['notStated']);
  });

  it('never call a vehicle free of defects if a defect is stated, or a serious one is not denied', () => {
    fc.assert(
      fc.property(anyVehicle, vehicle => {
        const reasons = risksOf(vehicle).map(({ reason }) => reason);
        const { roadworthy, damaged, accident, dropped, vehicleType } = vehicle;
        const isDenied = roadworthy === true && damaged === false && accident === false;
        const isMaybeDropped = vehicleType === 'Motorbike' && dropped !== false;
        if (!isDenied || isMaybeDropped) expect(reasons).not.toContain('noDefects');
        if (reasons.includes('noDefects')) expect(reasons.filter(reason => reason !== 'notStated')).toHaveLength(1);
      }),
    );
  });

  it('never lose a risk if the seller states one more fact', () => {
    fc.assert(
      fc.property(anyVehicle, fc.constantFrom(...Object.keys(worst)), (vehicle, key) => {
        const defectsOf = (one: Vehicle) =>
          risksOf(one).filter(({ reason }) => reason !== 'notStated' && reason !== 'noDefects');
        const stated = Object.entries(vehicle).filter(([name]) => name !== key);
        const without = { vehicleType: vehicle.vehicleType, ...Object.fromEntries(stated) };
        expect(defectsOf(vehicle)).toEqual(expect.arrayContaining([...defectsOf(without)]));
      }),
    );
  });

  it('always contain as many facts as the list of what is not stated, and the serious ones first', () => {
    fc.assert(
      fc.property(anyVehicle, vehicle => {
        const risks = risksOf(vehicle);
        const count = risks.flatMap(risk => (risk.reason === 'notStated' ? risk.count : []))[0] ?? 0;
        expect(count).toBe(notStated(anOffer({ vehicleType: vehicle.vehicleType }), aDetail(vehicle)).length);
        const weights = risks.map(({ weight }) => ['serious', 'minor', 'none'].indexOf(weight));
        const serious = weights.filter(weight => weight === 0).length;
        expect(weights.slice(0, serious).every(weight => weight === 0)).toBe(true);
      }),
    );
  });
});
