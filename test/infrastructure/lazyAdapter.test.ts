import { success } from '../../src/domain/shared/Result';
import { lazyAdapter } from '../../src/infrastructure/lazyAdapter';

function aLateAdapter(attempts: readonly ('missing' | 'there')[]) {
  let asked = 0;
  const load = async () => {
    if (attempts[asked++] === 'missing') throw new Error('Loading the chunk failed.');
    return { double: async (number: number) => success(number * 2) };
  };
  const call = lazyAdapter(load);
  return { double: call((adapter, number: number) => adapter.double(number)), asked: () => asked };
}

test('lazyAdapter loads its code at the first call and only once', async () => {
  const { double, asked } = aLateAdapter(['there']);
  expect(asked()).toBe(0);
  expect(await Promise.all([double(2), double(3)])).toEqual([success(4), success(6)]);
  expect(asked()).toBe(1);
});

test('lazyAdapter reports outdated if the host no longer has the code', async () => {
  const gone = Object.assign(new Error('Loading chunk 12 failed.'), { request: 'https://paddock.example/bids.js' });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  const call = lazyAdapter(() => Promise.reject(gone));
  expect(await call(async () => success(1))()).toEqual({ ok: false, failure: { reason: 'outdated' } });
  jest.restoreAllMocks();
});

test('lazyAdapter reports offline if the code cannot be loaded, and tries again at the next call', async () => {
  const { double } = aLateAdapter(['missing', 'there']);
  expect(await double(2)).toEqual({ ok: false, failure: { reason: 'offline' } });
  expect(await double(2)).toEqual(success(4));
});
