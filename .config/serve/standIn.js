import { register } from 'node:module';
import { host } from './host.js';

register('./typescriptHooks.js', import.meta.url);
const { StandInBackend } = await import('../../test/backend/StandInBackend');

// With BACKEND_PORT, only the backend runs, which other machines reach: deploy/compose.yaml serves the app from the image.
const { PORT = 8080, BACKEND_PORT } = process.env;
const market = { offers: 600, tempo: 1, seed: 21 };
const backend = await StandInBackend.start({ ...market, ...(BACKEND_PORT && { port: Number(BACKEND_PORT) }) });
if (BACKEND_PORT) console.log(`The stand-in backend listens at ${backend.origin}.\n`);
else {
  const { origin } = await host({ port: Number(PORT), address: '127.0.0.1', config: backend.config() });
  console.log(`Paddock is open at ${origin} and speaks to a stand-in backend at ${backend.origin}.\n`);
}
for (const { email, password, kind } of backend.marketplace.accounts) console.log(`  ${email}  ${password}  (${kind})`);
console.log('\nCtrl+C stops it, and then its data is gone.');
