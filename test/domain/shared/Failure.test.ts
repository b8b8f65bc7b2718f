import { corrected, leavesOutcomeOpen, type Failure, refusalOf } from '../../../src/domain/shared/Failure';

describe('leavesOutcomeOpen', () => {
  it.each<[Failure, boolean]>([
    [{ reason: 'offline' }, true],
    [{ reason: 'timedOut' }, true],
    [{ reason: 'serverFailed', status: 502 }, true],
    [{ reason: 'brokenContract', endpoint: 'POST /bids', key: 'offer' }, true],
    [{ reason: 'refused', status: 422, message: null }, false],
    [{ reason: 'tooManyRequests', retryAfter: 20 }, false],
    [{ reason: 'sessionNotRenewed' }, false],
    [{ reason: 'unauthorized' }, false],
    [{ reason: 'notFound' }, false],
    [{ reason: 'aborted' }, false],
  ])('returns for %j: %s', (failure, open) => expect(leavesOutcomeOpen(failure)).toBe(open));
});

describe('refusalOf', () => {
  const refused: Failure = { reason: 'refused', status: 422, message: 'a', fields: { one: 'a' } };

  it.each<[string | null, Failure, string]>([
    ['a', refused, 'one'],
    [null, refused, 'other'],
    [null, { reason: 'refused', status: 422, message: 'a' }, 'one'],
    [null, { reason: 'offline' }, 'one'],
  ])('is %j for %j and the field %s', (message, failure, field) => {
    expect(refusalOf(failure, field)).toBe(message);
  });
});

describe('corrected', () => {
  it('drops the messages of the corrected fields and no others', () => {
    const refused: Failure = { reason: 'refused', status: 422, message: 'a b', fields: { one: 'a', other: 'b' } };
    expect(corrected(refused, ['one', 'third'])).toEqual({ ...refused, fields: { other: 'b' } });
  });

  it.each<Failure>([{ reason: 'offline' }, { reason: 'refused', status: 422, message: 'a' }])(
    'returns %j unchanged',
    failure => expect(corrected(failure, ['one'])).toBe(failure),
  );
});
