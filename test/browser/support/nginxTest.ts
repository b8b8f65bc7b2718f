import path from 'node:path';
import { Nginx } from '../../support/Nginx';
import type { Market } from './Market';
import { startMarket } from './startMarket';
import { test as base } from './test';

interface Fixtures {
  basePath: string;
  nginx: { readonly server: Nginx; readonly market: Market };
}

/** The build behind nginx, with the API and the cable of the server behind its proxy. */
export const test = base.extend<Fixtures>({
  basePath: ['/', { option: true }],
  nginx: async ({ marketOptions, basePath }, use) => {
    const market = await startMarket('http', marketOptions);
    const standIn = market.standIn!;
    const config = { ...standIn.config(), apiBaseUrl: '', cableUrl: '/cable', imageOrigins: [standIn.origin] };
    const server = await Nginx.start({
      folder: path.join(process.cwd(), 'dist'),
      config,
      basePath,
      apiOrigin: standIn.origin,
    });
    await use({ server, market: { ...market, origin: server.origin } });
    await server.stop();
    await market.stop();
  },
  market: async ({ nginx }, use) => use(nginx.market),
});

test.skip(!Nginx.isInstalled(), 'nginx is not installed');
