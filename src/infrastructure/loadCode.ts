import type { Failure } from '../domain/shared/Failure';
import { failed, type Result, success } from '../domain/shared/Result';
import { isFileGone } from './browser/BrowserDeployment';

type CodeMissing = Extract<Failure, { readonly reason: 'offline' | 'outdated' }>;

/**
 * The code of an import, for adapters that no view waits for. If it cannot be loaded, the failure is `offline`, or `outdated`
 * if the host no longer has the file. The next import tries again.
 */
export const loadCode = <Code>(code: Promise<Code>): Promise<Result<Code, CodeMissing>> =>
  code.then(success, async (error: unknown) =>
    failed<CodeMissing>({ reason: (await isFileGone(error)) ? 'outdated' : 'offline' }),
  );
