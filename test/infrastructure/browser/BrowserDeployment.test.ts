import { BrowserDeployment } from '../../../src/infrastructure/browser/BrowserDeployment';

const chunkError = Object.assign(new Error('Loading chunk 12 failed.'), {
  name: 'ChunkLoadError',
  request: 'https://paddock.example/lists.abc123.js',
});
const page = { 'content-type': 'text/html; charset=utf-8' };
const script = { 'content-type': 'text/javascript' };

function hostAnswering(answer: () => Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

afterEach(() => jest.restoreAllMocks());

const answers: readonly (readonly [boolean, string, () => Promise<Response>])[] = [
  [true, 'no longer has the file', async () => new Response(null, { status: 404 })],
  [true, 'has removed the file', async () => new Response(null, { status: 410 })],
  [true, 'answers with an HTML page', async () => new Response(null, { headers: page })],
  [false, 'has the file', async () => new Response(null, { headers: script })],
  [false, 'has a problem', async () => new Response(null, { status: 503, headers: page })],
  [false, 'cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
];

it.each(answers)('hasRemoved is %s if the host %s', async (isRemoved, _, answer) => {
  const asked = hostAnswering(answer);
  expect(await new BrowserDeployment().hasRemoved(chunkError)).toBe(isRemoved);
  expect(asked).toHaveBeenCalledWith(chunkError.request, { method: 'HEAD', cache: 'no-store' });
});

it('BrowserDeployment does not ask the host about an error of the code itself', async () => {
  const asked = hostAnswering(async () => new Response(null, { status: 404 }));
  expect(await new BrowserDeployment().hasRemoved(new TypeError('undefined is not a function'))).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
