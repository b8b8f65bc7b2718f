import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const broken = 'test/config/broken.fixture.ts';

function rules(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['.config/test/rules.js', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stderr, lines: stdout.split('\n').map(line => line.trim()) };
}

describe('npm run rules', () => {
  it('prints each rule as a sentence with the number of its cases', () => {
    const { status, lines } = rules('--runs', '50', 'test/domain/shared/GroupedNumber');
    expect(status).toBe(0);
    expect(lines).toContain('test/domain/shared/GroupedNumber.test.ts');
    expect(lines).toContain('✓ groupedNumber always groups by three and keeps the number (50 cases)');
    expect(lines.at(-2)).toMatch(/^Rules: 1\. Cases: 50\./);
  });

  it('gives a property that asks for twice the usual number of cases twice as many', () => {
    const { lines } = rules('--runs', '50', broken, '-t', 'never');
    expect(lines).toContain('✓ a number is never negative (100 cases)');
  });

  it('prints the counterexample, the seed and the path that replay a failure', () => {
    const { status, lines } = rules('--runs', '50', '--seed', '5', broken);
    expect(status).toBe(1);
    expect(lines).toContain('✗ a number is always below 100 (case 1 fails)');
    expect(lines).toContain('counterexample: [100]');
    expect(lines).toContain('seed: 5');
    const casePath = lines.find(line => line.startsWith('path: '))!.replace('path: ', '');
    expect(casePath).toMatch(/^\d+(:\d+)+$/);
    const name = "'^a number is always below 100$'";
    expect(lines).toContain(
      `replay: npm run rules -- ${broken} -t ${name} --runs 50 --seed 5 --path ${casePath} --property 2`,
    );
  });

  it('replays a failure from its seed and path, in one case and without shrinking it again', () => {
    const { lines: first } = rules('--runs', '50', '--seed', '5', broken);
    const casePath = first.find(line => line.startsWith('path: '))!.replace('path: ', '');
    const { status, lines } = rules(broken, '-t', 'below', '--seed', '5', '--path', casePath, '--property', '2');
    expect(status).toBe(1);
    expect(lines).toContain('counterexample: [100]');
    expect(lines).toContain(`path: ${casePath}`);
  });

  it('fails when no property test matches', () => {
    const { status, stderr } = rules('-t', 'no rule has this name', 'test/domain/shared/GroupedNumber');
    expect(status).toBe(1);
    expect(stderr).toContain('No property test matches.');
  });

  it('refuses an option that it cannot read', () => {
    expect(rules('--runs', 'many')).toMatchObject({ status: 2, stderr: expect.stringContaining('--runs') as unknown });
    expect(rules('--rounds', '5')).toMatchObject({ status: 2 });
  });
});
