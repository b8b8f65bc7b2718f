import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { webKit } from '../../../.config/test/servers.js';
import { freePort, isPortOpen } from '../../support/ports';
import type { OtherBrowser } from './OtherBrowser';

/** Milliseconds. */
const PATIENCE = 30_000;

const collectErrors = `
  window.failures = [];
  addEventListener('error', ({ message }) => window.failures.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.failures.push(String(reason)));
`;

/** Debian's WebKit, which is Safari's engine, by WebDriver. */
export class WebKit implements OtherBrowser {
  private constructor(
    private readonly processes: readonly ChildProcess[],
    private readonly driver: WebDriver,
  ) {}

  static async start(): Promise<WebKit> {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [display] = (await once(screen.stdout, 'data')) as [Buffer];
    const port = await freePort();
    const server = spawn('WebKitWebDriver', [`--port=${port}`], {
      // Its sandbox needs rights that a container does not have.
      env: { ...process.env, DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
      stdio: 'ignore',
    });
    while (!(await isPortOpen(port))) await pause(50);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: webKit.browser(), args: ['--automation'] },
      })
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
    return new WebKit([server, screen], driver);
  }

  async open(address: string): Promise<void> {
    await this.driver.get(address);
    await this.driver.executeScript(collectErrors);
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.driver.executeScript(collectErrors);
  }

  async find(wanted: string): Promise<void> {
    await this.element(wanted);
  }

  async text(part: string): Promise<void> {
    const isShown = `return document.body.innerText.includes(${JSON.stringify(part)})`;
    await this.driver.wait(() => this.driver.executeScript<boolean>(isShown), PATIENCE, `WebKit shows no '${part}'`);
  }

  async press(wanted: string): Promise<void> {
    const isPressed = async () => {
      const element = await this.element(wanted);
      try {
        await this.driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
        await element.click();
        return true;
      } catch (caught) {
        // The element has been rendered again in the meantime.
        if (caught instanceof error.StaleElementReferenceError) return false;
        throw caught;
      }
    };
    await this.driver.wait(isPressed, PATIENCE, `WebKit cannot press ${wanted}`);
  }

  async type(wanted: string, text: string): Promise<void> {
    await (await this.element(wanted)).sendKeys(text);
  }

  errors(): Promise<readonly string[]> {
    return this.driver.executeScript('return window.failures');
  }

  async stop(): Promise<void> {
    await this.driver.quit();
    for (const each of this.processes) {
      each.kill();
      await once(each, 'exit');
    }
  }

  private element(wanted: string): Promise<WebElement> {
    const place = wanted.startsWith('//') ? By.xpath(wanted) : By.css(wanted);
    return this.driver.wait(until.elementLocated(place), PATIENCE, `WebKit shows no ${wanted}`);
  }
}
