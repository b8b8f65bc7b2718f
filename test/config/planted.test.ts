import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plantedFaults } from '../../.config/test/plantedFaults.js';

const root = path.join(__dirname, '../..');
const texts = ['src', 'locales/en'].flatMap(folder =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(tsx?|css|json)$/.test(name))
    .map(name => readFileSync(path.join(root, folder, name), 'utf8')),
);

it.each(plantedFaults)('npm run planted finds the one place of the fault: $fault', ({ before }) => {
  expect(texts.reduce((count, text) => count + text.split(before).length - 1, 0)).toBe(1);
});
