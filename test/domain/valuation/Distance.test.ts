import * as fc from 'fast-check';
import { distanceBetween, distanceOnRoad, type Position, roadDistance } from '../../../src/domain/valuation/Distance';

const berlin: Position = { latitude: 52.52, longitude: 13.405 };
const munich: Position = { latitude: 48.137, longitude: 11.575 };
const anyPosition = fc.record<Position>({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceBetween', () => {
  it('is 504 km from Berlin to Munich', () => expect(distanceBetween(berlin, munich)).toBeCloseTo(504.4, 0));

  it('is a quarter of the circumference from the equator to a pole', () => {
    expect(distanceBetween({ latitude: 0, longitude: 50 }, { latitude: 90, longitude: 0 })).toBeCloseTo(10_007.5, 1);
  });

  it('is always the same in both directions, 0 to the same position, and never more than half the circumference', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (one, other) => {
        const distance = distanceBetween(one, other);
        expect(distanceBetween(other, one)).toBeCloseTo(distance, 6);
        expect(distanceBetween(one, one)).toBe(0);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(Math.PI * 6371);
      }),
    );
  });

  it('is never longer than a way over a third position', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, anyPosition, (one, other, third) => {
        const way = distanceBetween(one, third) + distanceBetween(third, other);
        // Between opposite positions, the rounding of the arc is worth some metres.
        expect(distanceBetween(one, other)).toBeLessThanOrEqual(way + 0.01);
      }),
    );
  });
});

describe('roadDistance', () => {
  const offer = { ...munich, countryCode: 'DE' };

  it('is 1.3 times the straight line from the yard, in whole km', () => {
    expect(roadDistance(null, berlin, offer)).toEqual({ km: 656, source: 'straightLine' });
  });

  it('is the typed distance if there is one', () => {
    expect(roadDistance(0, berlin, offer)).toEqual({ km: 0, source: 'typed' });
    expect(roadDistance(612, null, offer)).toEqual({ km: 612, source: 'typed' });
  });

  it('is missing without a yard or without the coordinates of the offer', () => {
    expect(roadDistance(null, null, offer)).toBeNull();
    for (const countryCode of ['DE', null])
      expect(roadDistance(null, berlin, { latitude: null, longitude: null, countryCode })).toBeNull();
    expect(roadDistance(null, berlin, null)).toBeNull();
  });
});

describe('distanceOnRoad', () => {
  const at = (position: Position) => ({ ...position, countryCode: 'DE' });

  it('is 1.3 times the straight line between two exact positions', () => {
    expect(distanceOnRoad(at(berlin), at(munich))).toBe(656);
  });

  it('is not known if a place is not known or only its country is', () => {
    const country = { latitude: null, longitude: null, countryCode: 'DE' };
    expect([distanceOnRoad(at(berlin), country), distanceOnRoad(undefined, at(munich))]).toEqual([null, null]);
  });
});
