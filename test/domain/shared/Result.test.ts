import { failed, success } from '../../../src/domain/shared/Result';

it('a result has either a value or a failure', () => {
  expect(success(7)).toEqual({ ok: true, value: 7 });
  expect(failed('offline')).toEqual({ ok: false, failure: 'offline' });
});
