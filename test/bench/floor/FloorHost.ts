import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { bundle } from '../bundle';
import { compressed } from '../host/forwarded';
import { SecureHost } from '../host/SecureHost';

const types: Readonly<Record<string, string>> = { '.html': 'text/html;charset=utf-8', '.js': 'text/javascript' };

/** Serves the floor from a host like that of the build. */
export class FloorHost {
  static async open(tiles: readonly object[]): Promise<FloorHost> {
    const folder = await bundle('floor', [new HtmlWebpackPlugin({ template: 'test/bench/floor/index.html' })]);
    const files = new Map([['/tiles.json', { type: 'application/json', body: compressed(JSON.stringify(tiles)) }]]);
    for (const name of readdirSync(folder)) {
      const type = types[path.extname(name)];
      const address = name === 'index.html' ? '/' : `/${name}`;
      if (type) files.set(address, { type, body: compressed(readFileSync(path.join(folder, name)), 11) });
    }
    const host = await SecureHost.open();
    host.serve((request, response) => {
      const file = files.get(request.url);
      if (!file) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
    });
    return new FloorHost(host);
  }

  private constructor(private readonly host: SecureHost) {}

  get origin(): string {
    return this.host.origin;
  }

  close(): Promise<void> {
    return this.host.close();
  }
}
