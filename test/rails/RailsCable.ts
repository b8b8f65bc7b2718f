import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

interface CableState {
  /** The channels to which each open connection is subscribed. */
  readonly live: readonly (readonly string[])[];
  /** The number of connection attempts since the last reset, including refused ones. */
  readonly tokens: number;
  /** The number of subscriptions granted since then. */
  readonly subscribed: number;
}

const libraries = ['rails', 'action_cable/engine', 'puma'];

/** Runs `config.ru` in its own process. */
export class RailsCable {
  private process: ChildProcess | null = null;
  /** Chosen by the system at the first start and reused afterwards. */
  private port = 0;

  static isInstalled(): boolean {
    const required = libraries.map(library => `-r${library}`);
    // On Windows, `puma` is a batch file, which only a shell starts.
    return process.platform !== 'win32' && spawnSync('ruby', [...required, '-e', ''], { stdio: 'ignore' }).status === 0;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Does nothing if the server runs already. */
  async start(): Promise<void> {
    if (this.process) return;
    const options = ['--bind', `tcp://127.0.0.1:${this.port}`, '--environment', 'production', 'config.ru'];
    const server = spawn('puma', options, {
      cwd: join(process.cwd(), 'test/rails'),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.process = server;
    for await (const line of createInterface({ input: server.stdout })) {
      const port = /Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (port === undefined) continue;
      this.port = Number(port);
      // The output must still be consumed: a full pipe would block the server.
      server.stdout.resume();
      return;
    }
    throw new Error('The server has ended before it listened.');
  }

  async stop(): Promise<void> {
    const server = this.process;
    this.process = null;
    if (!server || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  }

  /** Ends all connections and forgets them, because a start takes longer than most tests. */
  async reset(): Promise<void> {
    await this.disconnectAll();
    while ((await this.state()).live.length > 0) await pause(2);
    await this.ask('/reset');
  }

  /** Null accepts every channel again. */
  async reject(channel: string | null): Promise<void> {
    await this.ask('/reject', { channel });
  }

  async push(channel: string, message: unknown): Promise<void> {
    await this.ask('/push', { channel, message });
  }

  async disconnectAll(): Promise<void> {
    await this.ask('/disconnect');
  }

  async state(): Promise<CableState> {
    return (await this.ask('/state')) as CableState;
  }

  private async ask(hook: string, body: object = {}): Promise<unknown> {
    const answer = await fetch(this.origin + hook, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${hook} was answered ${answer.status}.`);
    return answer.json();
  }
}
