import { removalOf, TRADING_SETTINGS } from '../../../src/domain/book/BookRecord';

describe('removalOf', () => {
  const record = { key: 'MB-1', changedAt: 5, value: 'rust' };

  it('notes when a record was removed', () =>
    expect(removalOf('notes', record, 7)).toEqual({ key: 'notes MB-1', changedAt: 7, value: true }));

  it('is never older than the record, even if the clock was set back', () =>
    expect(removalOf('notes', record, 3).changedAt).toBe(5));
});

it('the keys of stored records never change, because their data would be lost', () =>
  expect(TRADING_SETTINGS).toBe('trading'));
