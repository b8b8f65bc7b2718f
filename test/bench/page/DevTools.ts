import type { CDPSession, Page } from '@playwright/test';

/** Lighthouse's slow 4G: milliseconds and bytes a second. */
const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** The browser's own instruments, on one page. */
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

  /** Playwright's own way would put its library into the page's heap. */
  async valueOf(expression: string): Promise<unknown> {
    const { result } = await this.session.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value as unknown;
  }

  /** Bytes of the page's JavaScript heap that are left after a collection. */
  async heldBytes(): Promise<number> {
    await this.session.send('HeapProfiler.collectGarbage');
    // What only finalizers held goes with the second one.
    await this.session.send('HeapProfiler.collectGarbage');
    return (await this.session.send('Runtime.getHeapUsage')).usedSize;
  }

  /** Seconds of script since the page's process began. */
  async scriptSeconds(): Promise<number> {
    await this.session.send('Performance.enable');
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  }

  /** Scrolls as a wheel does, at the middle of the window; resolves once it has come to rest. */
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
