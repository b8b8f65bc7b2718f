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

  it('allows connections to the hosts that the API moves to or has moved from', () => {
    const connectOrigins = ['https://api2.example', 'wss://api2.example'];
    const { status, stdout, stderr } = check(JSON.stringify({ ...config, connectOrigins }));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/connect-src [^;]*https:\/\/api2\.example wss:\/\/api2\.example;/);
    expect(stdout).toMatch(/img-src [^;]* https:\/\/api2\.example;/);
  });

  it('takes an address with the sign of variables of nginx', () => {
    const reportUrl = 'https://reports.example/$paddock';
    const { status } = check(JSON.stringify({ ...config, reportUrl, securityContact: 'mailto:a$b@c.example' }));
    expect(status).toBe(0);
    const written = readFileSync(out, 'utf8');
    expect(written).toContain('report-uri https://reports.example/%24paddock;');
    expect(written).not.toContain('$');
  });

  it('is one file in the build, which needs nothing else', () => {
    spawnSync(process.execPath, ['.config/build/hostCheck.js', folder]);
    writeFileSync(file, JSON.stringify(config));
    const run = (program: string) => spawnSync(process.execPath, [program, file], { encoding: 'utf8' });
    const { status, stdout } = run(path.join(folder, 'host-check.js'));
    expect([status, stdout]).toEqual([0, run('.config/serve/checkConfig.js').stdout]);
  }, 60_000);

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
    ['what the right value looks like', JSON.stringify({ ...config, cableUrl: 'api' }), '"wss://api.example/cable"'],
    ['where JSON ends', '{\n  "backend": "http",\n}', 'is not JSON: line 3, column 1'],
    ['where JSON ends too early', '{\n  "backend"', 'is not JSON: line 2, column 12'],
    ['a host without a scheme', JSON.stringify({ ...config, connectOrigins: ['api.example'] }), "'connectOrigins'"],
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

  it.each([
    ['an option that it does not have', '--htps', /^Unknown option '--htps'\.\n\nnpm run check-config/],
    [
      'a place where nothing can be written',
      '--nginx=none/headers.conf',
      /^none\/headers\.conf cannot be written: ENOENT\.\n$/,
    ],
  ])('fails and names %s', (_, option, said) => {
    const { status, stderr } = check(JSON.stringify(config), option);
    expect([status, stderr]).toEqual([1, expect.stringMatching(said)]);
  });

  it('says that a file asks for the demo', () => {
    expect(check(JSON.stringify(config)).stderr).toBe('');
    const { status, stderr } = check(JSON.stringify({ backend: 'demo' }));
    expect([status, stderr]).toEqual([0, expect.stringContaining('is for the demo')]);
  });
});
