import { failed, success } from '../../src/domain/shared/Result';
import { loadCode } from '../../src/infrastructure/loadCode';

test('loadCode returns the code', async () => {
  expect(await loadCode(Promise.resolve('the code'))).toEqual(success('the code'));
});

test('loadCode reports offline if the code cannot be loaded', async () => {
  expect(await loadCode(Promise.reject(new Error('Loading the chunk failed.')))).toEqual(failed({ reason: 'offline' }));
});

test('loadCode reports outdated if the host no longer has the code', async () => {
  const gone = Object.assign(new Error('Loading chunk 12 failed.'), { request: 'https://paddock.example/bids.js' });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  expect(await loadCode(Promise.reject(gone))).toEqual(failed({ reason: 'outdated' }));
  jest.restoreAllMocks();
});
