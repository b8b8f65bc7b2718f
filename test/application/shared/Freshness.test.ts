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
  it('is current from its fetch until it is marked as stale', () => {
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

  it('stays stale if it was marked after its request was sent', () => {
    const freshness = new Freshness();
    freshness.asked();
    freshness.outdated();
    freshness.arrived(5);
    expect(freshness).toMatchObject({ isCurrent: false, needsAsking: true, fetchedAt: 0 });
  });

  it('does not become current with a further page', () => {
    const freshness = fetchedAt(5);
    freshness.outdated();
    freshness.moreArrived(9);
    expect(freshness.isCurrent).toBe(false);
  });
});
