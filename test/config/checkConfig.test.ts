/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { securityHeaders } from '../../.config/serve/securityHeaders.js';

const config = {
  backend: 'http',
  marketApiBaseUrl: 'https://market.example',
  cognito: { userPoolId: 'eu-central-1_AbCdEf123', clientId: 'client' },
};

describe('npm run check-config', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-config-'));
  const file = path.join(folder, 'config.json');
  const out = path.join(folder, 'headers.conf');

  afterAll(() => rmSync(folder, { recursive: true }));

  const check = (text: string, ...options: readonly string[]) => {
    writeFileSync(file, text);
    const args = ['.config/serve/checkConfig.js', file, '--nginx', out, ...options];
    return spawnSync(process.execPath, args, { encoding: 'utf8' });
  };

  it('prints the headers for a valid file, and writes them for nginx', () => {
    const { status, stdout } = check(JSON.stringify(config));
    const headers = Object.entries(securityHeaders({ config }));
    expect(stdout).toBe(headers.map(([name, value]) => `${name}: ${value}\n`).join(''));
    expect(readFileSync(out, 'utf8')).toContain(`add_header Content-Security-Policy "${headers[0]![1]}" always;\n`);
    expect(status).toBe(0);
  });

  it('adds the headers of an encrypted connection if asked to', () => {
    expect(check(JSON.stringify(config)).stdout).not.toContain('Strict-Transport-Security');
    expect(check(JSON.stringify(config), '--https').stdout).toContain('Strict-Transport-Security: max-age=');
    expect(readFileSync(out, 'utf8')).toContain('add_header Strict-Transport-Security "max-age=');
  });

  it('names the keys that the application ignores', () => {
    const { cognito } = config;
    const written = { ...config, reportURL: 'https://a.example', cognito: { ...cognito, clientID: 'a' } };
    const { status, stderr } = check(JSON.stringify({ ...written, securityContact: 'mailto:a@b.example' }));
    const unknown = (key: string) => `${file}: the application does not know '${key}'.\n`;
    expect([status, stderr]).toEqual([0, unknown('cognito.clientID') + unknown('reportURL')]);
  });

  it.each([
    ['the key of a wrong value', JSON.stringify({ ...config, cognito: { userPoolId: 7 } }), "'cognito.userPoolId'"],
    ['a missing key', JSON.stringify({ ...config, marketApiBaseUrl: undefined }), "'marketApiBaseUrl'"],
    ['a file that is not JSON', '{', 'is not JSON'],
    ['a wrong contact', JSON.stringify({ ...config, securityContact: 'nobody' }), "'securityContact'"],
  ])('fails and names %s', (_, text, said) => {
    const { status, stderr } = check(text);
    expect([status, stderr]).toEqual([1, expect.stringContaining(said)]);
  });

  it.each([
    [
      'does not exist, and where its content is explained',
      'none.json',
      /none\.json does not exist\. docs\/operations\.md/,
    ],
    ['is a folder', '.', /cannot be read: it is a folder/],
  ])('fails and names a file that %s', (_, name, said) => {
    const args = ['.config/serve/checkConfig.js', path.join(folder, name)];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(said)]);
  });

  it('says that a file asks for the demo', () => {
    expect(check(JSON.stringify(config)).stderr).toBe('');
    const { status, stderr } = check(JSON.stringify({ backend: 'demo' }));
    expect([status, stderr]).toEqual([0, expect.stringContaining('is for the demo')]);
  });
});
