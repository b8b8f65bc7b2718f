import type { Failure } from '../domain/shared/Failure';
import { failed, type Result } from '../domain/shared/Result';
import { isFileGone } from './browser/page/isFileGone';

type CodeMissing = Extract<Failure, { readonly reason: 'offline' | 'outdated' }>;

/**
 * An adapter whose code is loaded at the first call, for ports that the first screen does not need. If the code cannot
 * be loaded, calls fail with `offline`, or with `outdated` if the host no longer has the file. The next call tries
 * again.
 *
 * const bids = lazyAdapter(() => import('./HttpBids')…);
 * return { place: bids((adapter, …input) => adapter.place(…input)) };
 */
export function lazyAdapter<Adapter>(load: () => Promise<Adapter>) {
  let fetched: Promise<Adapter> | null = null;
  const adapter = () => {
    fetched ??= load().catch((error: unknown) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };
  return function <Input extends readonly unknown[], Value, Failed>(
    call: (adapter: Adapter, ...input: Input) => Promise<Result<Value, Failed>>,
  ) {
    return (...input: Input): Promise<Result<Value, Failed | CodeMissing>> =>
      adapter().then(
        there => call(there, ...input),
        async (error: unknown) => failed<CodeMissing>({ reason: (await isFileGone(error)) ? 'outdated' : 'offline' }),
      );
  };
}
