import * as fc from 'fast-check';
import { isSameVin, vinHint } from '../../../../src/domain/selling/motorbikes/Vin';

const anyVin = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'),
  minLength: 17,
  maxLength: 17,
});

describe('vinHint', () => {
  it.each([
    ['', null],
    ['WB10A0104FZ000001', null],
    ['wb10a0104fz000001', null],
    ['WB10A 0104F Z000001', null],
    ['WB10A0104', 'length'],
    ['WB1OA0104FZ000001', 'letters'],
    ['QB10A', 'letters'],
    ['WB10A-0104FZ00000', 'letters'],
  ])('for %j is %j', (vin, hint) => expect(vinHint(vin)).toBe(hint));

  it('always accepts 17 of the allowed characters and never another length', () => {
    fc.assert(
      fc.property(anyVin, fc.integer({ min: 1, max: 16 }), (vin, length) => {
        expect(vinHint(vin)).toBeNull();
        expect(vinHint(vin.slice(0, length))).toBe('length');
        expect(vinHint(vin + vin)).toBe('length');
      }),
    );
  });

  it('never overlooks I, O or Q', () => {
    fc.assert(
      fc.property(anyVin, fc.constantFrom(...'IOQioq'), fc.nat({ max: 16 }), (vin, letter, at) => {
        expect(vinHint(vin.slice(0, at) + letter + vin.slice(at + 1))).toBe('letters');
      }),
    );
  });
});

describe('isSameVin', () => {
  it('always recognises a VIN, whatever its spaces and capitals', () => {
    fc.assert(
      fc.property(anyVin, fc.nat({ max: 17 }), (vin, at) => {
        expect(isSameVin(vin, ` ${vin.slice(0, at)} ${vin.slice(at).toLowerCase()}`)).toBe(true);
        expect(isSameVin(vin, vin.slice(1))).toBe(false);
      }),
    );
  });

  it('never treats two missing VINs as equal', () => expect(isSameVin('', ' ')).toBe(false));
});
