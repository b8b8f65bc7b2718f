import type { CDPSession, Page } from '@playwright/test';

/** Lighthouse's slow 4G, in milliseconds and bytes per second. */
const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** The developer tools of the browser for one page. */
export class DevTools {
  static async of(page: Page): Promise<DevTools> {
    return new DevTools(await page.context().newCDPSession(page));
  }

  private constructor(private readonly session: CDPSession) {}

  async slowNetwork(): Promise<void> {
    await this.session.send('Network.enable');
    await this.session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  }

  async slowProcessor(times = 4): Promise<void> {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate: times });
  }

  /** Avoids Playwright's evaluate, which would add its library to the heap of the page. */
  async valueOf(expression: string): Promise<unknown> {
    const { result } = await this.session.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    return result.value as unknown;
  }

  /** The bytes of the page's JavaScript heap after a garbage collection. */
  async heldBytes(): Promise<number> {
    await this.session.send('HeapProfiler.collectGarbage');
    // The second collection frees what only finalizers held.
    await this.session.send('HeapProfiler.collectGarbage');
    return (await this.session.send('Runtime.getHeapUsage')).usedSize;
  }

  /** The nodes and listeners that the page holds, also outside its document. Call `heldBytes` before. */
  async heldCounts(): Promise<{ readonly nodes: number; readonly listeners: number }> {
    const { nodes, jsEventListeners: listeners } = await this.session.send('Memory.getDOMCounters');
    return { nodes, listeners };
  }

  /** Seconds of processor time that scripts have taken since this was first asked. */
  async scriptSeconds(): Promise<number> {
    await this.session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  }

  async countCalls(): Promise<void> {
    await this.session.send('Profiler.enable');
    await this.session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }

  /** The calls, since counting began, of the function that contains this text most closely. */
  async callsAround(text: string): Promise<number> {
    const { result } = await this.session.send('Profiler.takePreciseCoverage');
    await this.session.send('Profiler.disable');
    await this.session.send('Debugger.enable');
    let calls = 0;
    for (const { scriptId, functions } of result) {
      const { scriptSource } = await this.session.send('Debugger.getScriptSource', { scriptId });
      for (let at = scriptSource.indexOf(text); at !== -1; at = scriptSource.indexOf(text, at + 1)) {
        const around = functions
          .map(({ ranges }) => ranges[0]!)
          .filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset);
        const closest = around.sort((one, other) => other.startOffset - one.startOffset)[0];
        calls = Math.max(calls, closest?.count ?? 0);
      }
    }
    await this.session.send('Debugger.disable');
    return calls;
  }

  /** Scrolls like a wheel at the given point; resolves when the scrolling has ended. */
  async scroll({ x, y, pixels, speed }: { x: number; y: number; pixels: number; speed: number }): Promise<void> {
    await this.session.send('Input.synthesizeScrollGesture', {
      x,
      y,
      yDistance: -pixels,
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
}
