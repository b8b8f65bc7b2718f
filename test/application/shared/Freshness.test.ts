import { Freshness } from '../../../src/application/shared/Freshness';
import { watchActions } from '../../support/watchActions';

watchActions();

function fetchedAt(at: number): Freshness {
  const freshness = new Freshness();
  freshness.asked();
  freshness.arrived(at);
  return freshness;
}

describe('a list', () => {
  it('is current once it was fetched, until it is outdated', () => {
    expect(new Freshness().isCurrent).toBe(false);
    const freshness = fetchedAt(5);
    expect(freshness).toMatchObject({ isCurrent: true, needsAsking: false, fetchedAt: 5 });
    freshness.outdated();
    expect(freshness).toMatchObject({ isCurrent: false, needsAsking: true, fetchedAt: 0 });
    freshness.asked();
    expect(freshness).toMatchObject({ isCurrent: false, needsAsking: false });
    freshness.arrived(9);
    expect(freshness).toMatchObject({ isCurrent: true, fetchedAt: 9 });
  });

  it('stays outdated by what happened after its answer was asked for', () => {
    const freshness = new Freshness();
    freshness.asked();
    freshness.outdated();
    freshness.arrived(5);
    expect(freshness).toMatchObject({ isCurrent: false, needsAsking: true, fetchedAt: 0 });
  });

  it('does not become current by a further page', () => {
    const freshness = fetchedAt(5);
    freshness.outdated();
    freshness.moreArrived(9);
    expect(freshness.isCurrent).toBe(false);
  });
});
