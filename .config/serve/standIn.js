import { register } from 'node:module';
import { host } from './host.js';

register('./typescriptHooks.js', import.meta.url);
const { StandInBackend } = await import('../../test/backend/StandInBackend');

const backend = await StandInBackend.start({ offers: 600, tempo: 1, seed: 21 });
const { PORT = 8080 } = process.env;
const { origin } = await host({ port: Number(PORT), address: '127.0.0.1', config: backend.config() });

console.log(`Paddock is open at ${origin} and speaks to a stand-in backend at ${backend.origin}.\n`);
for (const { email, password, kind } of backend.marketplace.accounts) console.log(`  ${email}  ${password}  (${kind})`);
console.log('\nOnly this machine can reach them. Ctrl+C stops both, and then their data is gone.');
