import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const broken = 'test/config/broken.fixture.ts';

function rules(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['.config/test/rules.js', ...args], {
    cwd: root,
    encoding: 'utf8',
    // The bundles of this run are in use.
    env: { ...process.env, BUNDLES: '' },
  });
  return { status, stderr, lines: stdout.split('\n').map(line => line.trim()) };
}

describe('npm run rules', () => {
  it('prints each rule as a sentence with the number of its cases, which is twice as many if it asks for twice as many', () => {
    const { status, lines } = rules(
      '--runs',
      '50',
      broken,
      'test/domain/shared/Numbers',
      '-t',
      'never negative|groups',
    );
    expect(status).toBe(0);
    expect(lines).toContain('test/domain/shared/Numbers.test.ts');
    expect(lines).toContain('✓ groupedNumber always groups by three and keeps the number (50 cases)');
    expect(lines).toContain('✓ a number is never negative (100 cases)');
    expect(lines.at(-2)).toMatch(/^Rules: 2\. Cases: 150\./);
  });

  it('prints what replays a failure, in one case and without shrinking it again', () => {
    const first = rules('--runs', '50', '--seed', '5', broken);
    expect(first.status).toBe(1);
    expect(first.lines).toContain('✗ a number is always below 100 (case 1 fails)');
    expect(first.lines).toContain('counterexample: [100]');
    expect(first.lines).toContain('seed: 5');
    const casePath = first.lines.find(line => line.startsWith('path: '))!.replace('path: ', '');
    expect(casePath).toMatch(/^\d+(:\d+)+$/);
    const name = "'^a number is always below 100$'";
    expect(first.lines).toContain(
      `replay: npm run rules -- ${broken} -t ${name} --runs 50 --seed 5 --path ${casePath} --property 2`,
    );
    const { status, lines } = rules(broken, '-t', 'below', '--seed', '5', '--path', casePath, '--property', '2');
    expect(status).toBe(1);
    expect(lines).toContain('counterexample: [100]');
    expect(lines).toContain(`path: ${casePath}`);
  });

  it('fails when no property test matches', () => {
    const { status, stderr } = rules('-t', 'no rule has this name', 'test/domain/shared/Numbers');
    expect(status).toBe(1);
    expect(stderr).toContain('No property test matches.');
  });

  it('refuses an option that it cannot read', () => {
    expect(rules('--runs', 'many')).toMatchObject({ status: 2, stderr: expect.stringContaining('--runs') as unknown });
    expect(rules('--rounds', '5')).toMatchObject({ status: 2 });
  });
});
