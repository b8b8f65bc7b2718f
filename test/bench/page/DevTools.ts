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

  /** Seconds of script since the process of the page started. */
  async scriptSeconds(): Promise<number> {
    await this.session.send('Performance.enable');
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
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
