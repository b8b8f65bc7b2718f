import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { firefox } from '../../../.config/test/servers.js';
import type { OtherBrowser } from './OtherBrowser';

/** Milliseconds. */
const PATIENCE = 30_000;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
  readonly result?: object;
  readonly message?: string;
}

/**
 * Debian's Firefox by WebDriver BiDi, which it speaks itself. Playwright drives only a Firefox of its own build, and the
 * known clients of BiDi need a newer Node.
 */
export class Firefox implements OtherBrowser {
  private readonly logged: string[] = [];
  private readonly calls = new Map<number, (message: Message) => void>();
  private context = '';

  private constructor(
    private readonly process: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.on('message', (data: Buffer) => this.take(JSON.parse(data.toString()) as Message));
  }

  static async start(): Promise<Firefox> {
    const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
    writeFileSync(path.join(profile, 'user.js'), 'user_pref("intl.accept_languages", "en-GB");\n');
    const window = ['--width', '1440', '--height', '900'];
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', ...window];
    const browser = spawn(firefox.command(), args, {
      env: { ...process.env, HOME: profile },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const socket = new WebSocket(`${await addressIn(browser.stderr)}/session`);
    await once(socket, 'open');
    const started = new Firefox(browser, profile, socket);
    await started.call('session.new', { capabilities: {} });
    await started.call('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await started.call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    started.context = contexts[0]!.context;
    return started;
  }

  async open(address: string): Promise<void> {
    await this.call('browsingContext.navigate', { context: this.context, url: address, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.call('browsingContext.reload', { context: this.context, wait: 'complete' });
  }

  async find(wanted: string): Promise<void> {
    await this.element(wanted);
  }

  async text(part: string): Promise<void> {
    const expression = `document.body.innerText.includes(${JSON.stringify(part)})`;
    await this.until(async () => ((await this.evaluate(expression)) ? [part] : []), `the text '${part}'`);
  }

  async press(wanted: string): Promise<void> {
    await this.until(async () => ((await this.isPressed(await this.element(wanted))) ? [wanted] : []), wanted);
  }

  async type(wanted: string, text: string): Promise<void> {
    await this.press(wanted);
    const actions = [...text].flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value })));
    await this.perform({ type: 'key', id: 'keyboard', actions });
  }

  async errors(): Promise<readonly string[]> {
    return this.logged;
  }

  async stop(): Promise<void> {
    this.socket.close();
    this.process.kill();
    await once(this.process, 'exit');
    rmSync(this.profile, { recursive: true, force: true });
  }

  private async evaluate(expression: string): Promise<unknown> {
    const target = { context: this.context };
    const answer = await this.call<Evaluated>('script.evaluate', { expression, target, awaitPromise: true });
    return answer.result.value;
  }

  /** False if the element has been rendered again, or is not displayed yet. */
  private async isPressed(element: string): Promise<boolean> {
    const origin = { type: 'element', element: { sharedId: element } };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    try {
      await this.evaluateOn(element, 'element => element.scrollIntoView({ block: "center" })');
      await this.perform({ type: 'pointer', id: 'mouse', actions });
      return true;
    } catch (caught) {
      if (/not displayed|no such node|stale/.test(String(caught))) return false;
      throw caught;
    }
  }

  private evaluateOn(sharedId: string, functionDeclaration: string): Promise<object> {
    const call = { functionDeclaration, arguments: [{ sharedId }], target: { context: this.context } };
    return this.call('script.callFunction', { ...call, awaitPromise: false });
  }

  private async element(wanted: string): Promise<string> {
    const [first] = await this.until(() => this.all(wanted), wanted);
    return first!;
  }

  private async all(value: string): Promise<readonly string[]> {
    const type = value.startsWith('//') ? 'xpath' : 'css';
    const { nodes } = await this.call<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
      context: this.context,
      locator: { type, value },
    });
    return nodes.map(({ sharedId }) => sharedId);
  }

  private async until<Value>(read: () => Promise<readonly Value[]>, what: string): Promise<readonly Value[]> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = await read();
      if (found.length > 0) return found;
      if (Date.now() > end)
        throw new Error(`Firefox shows no ${what}: ${String(await this.evaluate('document.body.innerText'))}`);
      await pause(100);
    }
  }

  private perform(actions: object): Promise<object> {
    return this.call('input.performActions', { context: this.context, actions: [actions] });
  }

  private call<Result extends object>(method: string, params: object): Promise<Result> {
    const id = this.calls.size + 1;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) =>
      this.calls.set(id, ({ result, message }) =>
        result ? resolve(result as Result) : reject(new Error(`${method}: ${message}`)),
      ),
    );
  }

  private take({ id, params, ...rest }: Message): void {
    if (id !== undefined) this.calls.get(id)?.(rest);
    else if (params?.level === 'error') this.logged.push(params.text ?? '');
  }
}

interface Evaluated {
  readonly result: { readonly value?: unknown };
}

/** Firefox prints at which address it listens. */
async function addressIn(output: AsyncIterable<Buffer>): Promise<string> {
  let printed = '';
  for await (const chunk of output) {
    printed += chunk.toString();
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(printed) ?? [];
    if (address) return address;
  }
  throw new Error(`Firefox has not started: ${printed}`);
}
