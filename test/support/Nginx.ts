import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pageAt } from '../../.config/build/basePath.js';
import { nginxHeaders } from '../../.config/serve/nginxHeaders.js';
import type { ServedConfig } from '../../.config/serve/securityHeaders.js';
import { nginx } from '../../.config/test/servers.js';
import { freePort, isPortOpen } from './ports';

interface NginxOptions {
  /** The build. */
  readonly folder: string;
  readonly config: ServedConfig;
  readonly basePath?: string;
  /** Whether the folder is served as it is, and not by links to its files and with `config`. */
  readonly isRoot?: boolean;
  readonly hasBrotli?: boolean;
  /** The folder with `headers.conf`, if the headers are not those of `config`. The optional files are written there. */
  readonly includes?: string;
  /** The backend behind the proxy; without it, there is no proxy. */
  readonly apiOrigin?: string;
  /** The collector of reports; without it, nginx takes none. */
  readonly reportsOrigin?: string;
}

/** Relative to the project root, where every runner starts. */
const deploy = path.join(process.cwd(), 'deploy');

/** Debian's nginx with the template of `deploy`, on a free local port and with all its files in a temporary folder. */
export class Nginx {
  /** The served files, which link to the build unless they are the build. */
  readonly root: string;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'paddock-nginx-'));
  private process: ChildProcess | null = null;

  static isInstalled = nginx.isThere;

  static async start(options: NginxOptions): Promise<Nginx> {
    const server = new Nginx(await freePort(), options);
    await server.start();
    return server;
  }

  private constructor(
    private readonly port: number,
    {
      folder,
      config,
      basePath = '/',
      hasBrotli = true,
      isRoot = false,
      apiOrigin,
      reportsOrigin,
      includes,
    }: NginxOptions,
  ) {
    const root = isRoot ? folder : this.at('root');
    this.root = path.join(root, basePath);
    if (!isRoot) {
      this.link(folder, basePath);
      writeFileSync(path.join(this.root, 'config.json'), JSON.stringify(config));
    }

    const included = includes ?? this.folder;
    mkdirSync(path.join(included, 'optional'));
    if (!includes) writeFileSync(this.at('headers.conf'), nginxHeaders({ config }));
    if (hasBrotli) cpSync(path.join(deploy, 'optional/brotli.conf'), path.join(included, 'optional/brotli.conf'));
    const write = (file: string, variables: Readonly<Record<string, string>>) =>
      writeFileSync(path.join(included, file), filled(file, variables));
    if (apiOrigin) write('optional/proxy.conf', { API_ORIGIN: apiOrigin, RESOLVER: '127.0.0.1:1' });
    if (reportsOrigin) write('optional/reports.conf', { REPORTS_ORIGIN: reportsOrigin });
    const variables = {
      PORT: `127.0.0.1:${port}`,
      ROOT: root,
      BASE_PATH: basePath,
      INCLUDES: included,
      ACCESS_LOG: this.at('access.log'),
    };
    writeFileSync(this.at('nginx.conf'), filled('nginx.conf', variables));
    writeFileSync(this.at('main.conf'), this.mainFile());
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The command that tests the configuration and lets the server read it again. */
  get reload(): string {
    const command = [nginx.command, ...this.arguments].join(' ');
    return `${command} -t -q && ${command} -s reload`;
  }

  /** Both logs. An entry is written after the end of its answer. */
  logs(): string {
    return ['access.log', 'error.log'].map(file => readFileSync(this.at(file), 'utf8')).join('');
  }

  async stop(): Promise<void> {
    await this.ended();
    rmSync(this.folder, { recursive: true });
  }

  /** Ends the server, so that its logs are complete. */
  async ended(): Promise<void> {
    const server = this.process;
    this.process = null;
    if (!server || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  }

  private get arguments(): readonly string[] {
    return ['-p', this.folder, '-c', 'main.conf', '-e', 'error.log'];
  }

  private at(file: string): string {
    return path.join(this.folder, file);
  }

  private link(folder: string, basePath: string): void {
    mkdirSync(this.root, { recursive: true });
    for (const file of readdirSync(folder)) {
      if (!/^(index\.html|config\.json)/.test(file)) symlinkSync(path.join(folder, file), path.join(this.root, file));
    }
    const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
    writeFileSync(path.join(this.root, 'index.html'), pageAt(page, basePath));
  }

  private mainFile(): string {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return `
      daemon off;
      worker_processes 1;
      pid ${this.at('pid')};
      load_module ${nginx.brotli};
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      events {}
      http {
        include /etc/nginx/mime.types;
        ${temporary.map(name => `${name}_temp_path ${this.at(name)};`).join('\n')}
        include nginx.conf;
      }`;
  }

  private async start(): Promise<void> {
    this.process = spawn(nginx.command, this.arguments, { stdio: 'inherit' });
    while (!(await isPortOpen(this.port))) {
      if (this.process.exitCode !== null) throw new Error(`nginx did not start: ${this.logs()}`);
      await pause(10);
    }
  }
}

/** A template with its variables replaced, as `envsubst` of the official image does. */
const filled = (file: string, variables: Readonly<Record<string, string>>): string =>
  readFileSync(path.join(deploy, `${file}.template`), 'utf8').replaceAll(
    /\$\{([A-Z_]+)\}/g,
    (whole, name: string) => variables[name] ?? whole,
  );
