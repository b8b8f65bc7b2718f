import { leavesOutcomeOpen, type Failure } from '../../../src/domain/shared/Failure';

describe('leavesOutcomeOpen', () => {
  it.each<[Failure, boolean]>([
    [{ reason: 'offline' }, true],
    [{ reason: 'timedOut' }, true],
    [{ reason: 'serverFailed', status: 502 }, true],
    [{ reason: 'brokenContract', endpoint: 'POST /bids', key: 'offer' }, true],
    [{ reason: 'refused', status: 422, words: null }, false],
    [{ reason: 'unauthorized' }, false],
    [{ reason: 'notFound' }, false],
    [{ reason: 'aborted' }, false],
  ])('says of %j: %s', (failure, open) => expect(leavesOutcomeOpen(failure)).toBe(open));
});
