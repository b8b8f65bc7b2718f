import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import browserslist from 'browserslist';
import { appVersion } from '../../.config/build/appVersion.js';
import { stateOf } from '../../.config/build/ifChanged.js';
import { namesIn, unsupportedScript, unsupportedStyles } from '../../.config/build/supportedBrowsers.js';
import { plantedFaults } from '../../.config/test/plantedFaults.js';
import { walksIn, walkTable, withWalks } from '../../.config/test/walkTable.js';

describe('the version of the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-version-'));

  afterAll(() => rmSync(folder, { recursive: true }));

  // The folder is named, because a hook of git sets a variable that names another one.
  const options = ['--git-dir', path.join(folder, '.git'), '-c', 'user.name=a', '-c', 'user.email=a@example'];
  const git = (...args: readonly string[]) =>
    spawnSync('git', [...options, ...args], { cwd: folder, encoding: 'utf8' });

  it('is only that of the package, with the time now, if there is no commit', () => {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }));
    const before = Date.now() - 1_000;
    const { version, builtAt } = appVersion(folder);
    expect(version).toBe('1.2.3');
    expect(Date.parse(builtAt)).toBeGreaterThan(before);
    git('init');
    expect(appVersion(folder).version).toBe('1.2.3');
  });

  it('names the commit and its time, or the time of SOURCE_DATE_EPOCH', () => {
    git('add', 'package.json');
    git('commit', '-m', 'First');
    const [commit = '', seconds] = git('log', '-1', '--format=%H %ct').stdout.trim().split(' ');
    const builtAt = new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
    expect(appVersion(folder, undefined)).toEqual({ version: `1.2.3+${commit.slice(0, 8)}`, builtAt });
    expect(appVersion(folder, '1795775520').builtAt).toBe('2026-11-27T10:32:00Z');
  });

  it('says that the tree was changed since the commit, and then names the time of the build', () => {
    const { version } = appVersion(folder, undefined);
    writeFileSync(path.join(folder, 'new.ts'), '');
    const before = Date.now() - 1_000;
    const changed = appVersion(folder, undefined);
    expect(changed.version).toBe(`${version}-dirty.${changed.builtAt.replace(/[-:]/g, '')}`);
    expect(Date.parse(changed.builtAt)).toBeGreaterThan(before);
    expect(appVersion(folder, '1795775520').version).toBe(`${version}-dirty.20261127T103200Z`);
    rmSync(path.join(folder, 'new.ts'));
    expect(appVersion(folder, undefined).version).toBe(version);
  });
});

describe('npm start', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'paddock-state-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('builds again after a change of a source, of the build or of what the build is told, and only then', () => {
    for (const folder of ['src/ui', 'dist']) mkdirSync(path.join(root, folder), { recursive: true });
    const [source, page] = [path.join(root, 'src/ui/App.tsx'), path.join(root, 'dist/index.html')];
    for (const file of [source, page]) writeFileSync(file, '');
    const states = [stateOf(root, '/')];
    expect(stateOf(root, '/')).toBe(states[0]);
    writeFileSync(path.join(root, 'README.md'), 'not a part of the build');
    expect(stateOf(root, '/')).toBe(states[0]);
    writeFileSync(source, 'export {}');
    states.push(stateOf(root, '/'));
    // Such as after a quick build for tests.
    utimesSync(page, 1, 1);
    states.push(stateOf(root, '/'), stateOf(root, '/paddock/'));
    expect(new Set(states).size).toBe(4);
  });
});

describe('planted', () => {
  const root = path.join(__dirname, '../..');
  const texts = ['src', 'locales/en'].flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(tsx?|css|json)$/.test(name))
      .map(name => readFileSync(path.join(root, folder, name), 'utf8')),
  );

  it.each(plantedFaults)('npm run planted finds the one place of the fault: $fault', ({ before }) => {
    expect(texts.reduce((count, text) => count + text.split(before).length - 1, 0)).toBe(1);
  });
});

describe('npm run stack', () => {
  const maps = mkdtempSync(path.join(tmpdir(), 'paddock-maps-'));
  afterAll(() => rmSync(maps, { recursive: true }));

  // Line 1 is a comment of the build. Column 0 of line 2 is line 3, column 2 of the source text, and column 10 is line 5, column 0.
  const map = { version: 3, sources: ['webpack://paddock/./src/main.tsx'], names: [], mappings: ';AAEE,UAEF' };
  writeFileSync(path.join(maps, 'main.a1b2c3d4e5.js.map'), JSON.stringify(map));

  const read = (input: string) =>
    spawnSync(process.execPath, ['.config/build/readStack.js', maps], { input, encoding: 'utf8' });

  it.each([
    ['the place of a report', 'main.a1b2c3d4e5.js:2:1', 'src/main.tsx:3:3'],
    [
      'a stack of Chrome',
      'Error: a\n    at b (https://paddock.example/main.a1b2c3d4e5.js:2:11)\n',
      'Error: a\n    at b (src/main.tsx:5:1)\n',
    ],
    ['a stack of Firefox', 'b@https://paddock.example/main.a1b2c3d4e5.js:2:12', 'src/main.tsx:5:1'],
    ['a text without a place', 'Error: a\n', 'Error: a\n'],
    ['a place before the code', 'main.a1b2c3d4e5.js:1:1', 'main.a1b2c3d4e5.js:1:1 [no place in the source text]'],
    ['a file without a map', 'main.0000000000.js:1:1', 'main.0000000000.js:1:1 [no map of this release]'],
  ])('reads %s', (_, stack, expected) => {
    const { status, stdout } = read(stack);
    expect([status, stdout]).toEqual([0, expected]);
  });

  it('asks for the folder of the maps', () => {
    const { status, stderr } = spawnSync(process.execPath, ['.config/build/readStack.js'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringContaining('npm run stack -- MAPS')]);
  });
});

describe('supportedBrowsers', () => {
  const browsers = browserslist(null, { path: process.cwd() });
  const older = ['chrome 104', 'firefox 120', 'safari 17.5'];

  describe('the supported browsers', () => {
    it('are those of the last years, and each has its oldest version', () => {
      for (const oldest of ['chrome 125', 'edge 125', 'firefox 128', 'safari 17.5', 'ios_saf 17.5']) {
        expect(browsers).toContain(oldest);
      }
    });
  });

  describe('a script of the build', () => {
    it.each(['class A { static { this.a ??= 1; } #b = 2; }', 'export const at = [1].at(-1);', '/(?<=a)b/d;'])(
      'may contain %s',
      script => expect(unsupportedScript(script, browsers)).toEqual([]),
    );

    it.each(['using a = b;', '/[a--b]/v;', 'import a from "b" with { type: "json" };'])('may not contain %s', script =>
      expect(unsupportedScript(script, browsers)).toEqual([expect.stringContaining('not ES2022')]),
    );

    it('does not fit a browser that knows less', () => {
      expect(unsupportedScript('a();', ['safari 16.3'])).toEqual(['ES2022 is not known to safari 16.3']);
    });
  });

  describe('a style sheet of the build', () => {
    it('is read by its rules, selectors, functions, units and newer properties', () => {
      const css = `@supports selector(:has(a)){a{top:0}}@container (width>1px){a:has(b)::before{content:":x{}";color:color-mix(in srgb,red,var(--a));
      background:url("a.svg?:y(");height:1dvh;mask-image:none;color:red}}a{& b{top:0}}`;
      expect([...namesIn(css)].sort()).toEqual(
        [
          '@supports',
          'selector()',
          '@container',
          ':has',
          '::before',
          'color-mix()',
          'var()',
          'url()',
          'dvh',
          'mask-image',
          '&',
        ].sort(),
      );
    });

    it('may use what all of them know', () => {
      const css = '@starting-style{a{top:0}}a:has(b){height:1lh;top:1dvh;-moz-a:b}a::-webkit-scrollbar{width:0}';
      expect(unsupportedStyles(css, browsers)).toEqual([]);
    });

    it.each([
      ['a{color:light-dark(red,blue)}', 'light-dark()'],
      ['a:state(b){top:0}', ':state'],
      ['a{text-box:trim-both cap alphabetic}', 'text-box'],
      ['@view-transition{navigation:auto}', '@view-transition'],
    ])('may not use what nobody has checked: %s', (css, name) => {
      expect(unsupportedStyles(css, browsers)).toEqual([`${name} is not known to .config/build/supportedBrowsers.js`]);
    });

    it('does not fit browsers that know less', () => {
      expect(unsupportedStyles('a:has(b){top:0}', older)).toEqual([':has is not known to chrome 104, firefox 120']);
    });
  });
});

describe('the table of the walks', () => {
  const walks = [
    { name: 'bid', domain: 32, application: 51, ui: 79, functions: 610 },
    { name: 'save a client', domain: 17, application: 30, ui: 59, functions: 405 },
  ];
  const page =
    '# Page\n\n<!-- walks: `npm run walks` -->\n\n<!-- end of the walks -->\n\n| other | 1 | 2 | 3 | 4 | 5 |\n';

  it('has the walks that were written, and nothing else of the page', () => {
    expect(walksIn(page)).toEqual([]);
    const written = withWalks(page, walks);
    expect(walksIn(written)).toEqual(walks);
    expect(walksIn(withWalks(written, walks.slice(1)))).toEqual(walks.slice(1));
    expect(written).toContain('| other | 1 |');
  });

  it('says how many files of all layers a walk has', () => {
    expect(walkTable(walks)).toContain('| bid | 32 | 51 | 79 | 162 | 610 |');
  });
});
