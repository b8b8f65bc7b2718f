import { LateDiagnostics } from '../../../src/infrastructure/beacon/LateDiagnostics';
import { InMemoryDiagnostics } from '../../../src/infrastructure/twins/InMemoryDiagnostics';
import { settled } from '../../support/settled';

const problem = { kind: 'bookFailed', where: 'book: put', what: 'QuotaExceededError' } as const;

beforeEach(() => void jest.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

function aLoader() {
  const sender = new InMemoryDiagnostics();
  const load = jest.fn(async () => sender);
  return { sender, load, diagnostics: new LateDiagnostics(load) };
}

describe('LateDiagnostics', () => {
  it('writes problems to the console at once, and loads nothing before the first screen', () => {
    const { diagnostics, load } = aLoader();
    diagnostics.report(problem);
    expect(console.warn).toHaveBeenCalledWith('[bookFailed] book: put: QuotaExceededError');
    expect(load).not.toHaveBeenCalled();
  });

  it('loads once', async () => {
    const { diagnostics, load, sender } = aLoader();
    diagnostics.measured({ kind: 'connectionGap', milliseconds: 1 });
    diagnostics.screenShown();
    diagnostics.screenShown();
    await settled();
    diagnostics.screenShown();
    expect(load).toHaveBeenCalledTimes(1);
    expect(sender.measurements).toEqual([{ kind: 'connectionGap', milliseconds: 1 }]);
  });

  it('does not wait for the first screen after an uncaught error', async () => {
    const { diagnostics, sender } = aLoader();
    const crash = { kind: 'unexpected', where: 'App', error: new Error('No screen') } as const;
    diagnostics.report(crash);
    await settled();
    expect(sender.problems).toEqual([crash]);
  });

  it('loads again after a failure, and loses nothing', async () => {
    const { diagnostics, load, sender } = aLoader();
    load.mockRejectedValueOnce(new Error('offline'));
    diagnostics.report(problem);
    diagnostics.screenShown();
    await settled();
    expect(sender.problems).toEqual([]);
    diagnostics.screenShown();
    await settled();
    expect(sender.problems).toEqual([problem]);
  });

  it('holds at most a hundred reports', async () => {
    const { diagnostics, sender } = aLoader();
    for (let index = 0; index < 150; index += 1) diagnostics.report(problem);
    diagnostics.screenShown();
    await settled();
    expect(sender.problems).toHaveLength(100);
  });
});
