import { SECOND } from '../../../src/domain/shared/Instant';
import { LateDiagnostics } from '../../../src/infrastructure/beacon/diagnosticsFor';
import { settled } from '../../support/settled';
import { InMemoryDiagnostics } from '../../twins/BrowserTwins';
import { InMemoryClock } from '../../twins/InMemoryClock';

const problem = { kind: 'bookFailed', where: 'book: put', what: 'QuotaExceededError' } as const;

beforeEach(() => void jest.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

function aLoader() {
  const sender = new InMemoryDiagnostics();
  const load = jest.fn(async () => sender);
  const clock = new InMemoryClock();
  const diagnostics = new LateDiagnostics(load, clock);
  const isIdle = async () => {
    clock.advance(SECOND);
    await settled();
  };
  return { sender, load, diagnostics, isIdle };
}

describe('LateDiagnostics', () => {
  it('writes problems to the console at once, and loads nothing before the page is idle', () => {
    const { diagnostics, load } = aLoader();
    diagnostics.report(problem);
    expect(console.warn).toHaveBeenCalledWith('[bookFailed] book: put: QuotaExceededError');
    expect(load).not.toHaveBeenCalled();
  });

  it('loads once, also if there is nothing to report yet', async () => {
    const { diagnostics, load, sender, isIdle } = aLoader();
    diagnostics.begin();
    await isIdle();
    diagnostics.measured({ kind: 'connectionGap', milliseconds: 1 });
    await isIdle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(sender.measurements).toEqual([{ kind: 'connectionGap', milliseconds: 1 }]);
  });

  it('loads again with the next report after a failure, and loses nothing', async () => {
    const { diagnostics, load, sender, isIdle } = aLoader();
    load.mockRejectedValueOnce(new Error('offline'));
    diagnostics.report(problem);
    await isIdle();
    expect(sender.problems).toEqual([]);
    diagnostics.report(problem);
    await isIdle();
    expect(sender.problems).toEqual([problem, problem]);
  });

  it('holds at most a hundred reports', async () => {
    const { diagnostics, sender, isIdle } = aLoader();
    for (let index = 0; index < 150; index += 1) diagnostics.report(problem);
    await isIdle();
    expect(sender.problems).toHaveLength(100);
  });
});
