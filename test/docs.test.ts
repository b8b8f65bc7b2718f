import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const inRoot = (...parts: string[]) => path.join(root, ...parts);

function filesUnder(folder: string, pattern: RegExp): string[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(file => pattern.test(file))
    .map(file => path.join(folder, file));
}

const pages = ['README.md', 'CONTRIBUTING.md', ...filesUnder('docs', /\.md$/)].filter(page => existsSync(inRoot(page)));
const textOf = (file: string): string => readFileSync(inRoot(file), 'utf8');
const proseOf = (page: string): string => textOf(page).replace(/^```[^]*?^```$/gm, '');

/** What a page puts between backticks, outside of code blocks. */
const quotedOn = (page: string): string[] => [...proseOf(page).matchAll(/`([^`\n]+)`/g)].map(match => match[1]!);

const topLevel = new Set([...readdirSync(root), 'docs']);
/** What git ignores is made by a command or written by an operator. */
const ignored = readFileSync(inRoot('.gitignore'), 'utf8').split('\n').filter(Boolean);
const isPath = (quoted: string): boolean =>
  /^[\w./{},-]+$/.test(quoted) &&
  topLevel.has(quoted.split('/')[0]!) &&
  !ignored.some(start => quoted.startsWith(start));

/** `locales/{en,de}/shared.json` names two files. */
function expanded(file: string): string[] {
  const [, before, choices, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(file) ?? [];
  if (choices === undefined) return [file];
  return choices.split(',').flatMap(choice => expanded(`${before}${choice}${after}`));
}

/** Names in camel case, such as `PlaceBid` or `toFailure`: prose quotes other single words for other reasons. */
const isName = (quoted: string): boolean => /^[A-Za-z]+[a-z][A-Z]\w*(\.\w+(\(.*\))?)?$/.test(quoted);

const sources = ['src', 'test', '.config'].flatMap(folder => filesUnder(folder, /\.(tsx?|js)$/));
const knownWords = new Set([...sources, 'webpack.config.js'].flatMap(file => textOf(file).match(/\w+/g) ?? []));

const textsOfSources = sources.map(textOf);

/** `Presses.send`: a file declares the class, and names the member. Other files have other names for what they make of it. */
function isKnown(quoted: string): boolean {
  const [name, member] = quoted.match(/\w+/g)!;
  if (member === undefined || member === 'ts') return knownWords.has(name);
  const declaring = textsOfSources.filter(text => new RegExp(`class ${name}\\b`).test(text));
  if (declaring.length === 0) return [name, member].every(word => knownWords.has(word));
  return declaring.some(text => new RegExp(`\\b${member}\\b`).test(text));
}

/** The anchors that GitHub generates for the headings. */
const anchorsOf = (page: string): string[] =>
  [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

function isDeadLink(page: string, link: string): boolean {
  if (/^https?:/.test(link)) return false;
  const [file = '', anchor] = link.split('#');
  const target = file ? path.join(path.dirname(page), file) : page;
  if (!existsSync(inRoot(target))) return true;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
}

/** The tests that a page runs by a command: the parts of their paths, and a text that one of the files contains. */
const commandsOn = (page: string) =>
  [...textOf(page).matchAll(/npx (jest|playwright test) ([^`\n]+)/g)].map(([command, runner, rest]) => {
    const files = filesUnder('test', runner === 'jest' ? /\.test\.tsx?$/ : /\.spec\.ts$/);
    const parts = rest!.split(' -')[0]!.split(' ');
    const [, title = ''] = / -[tg] '(.+?)'/.exec(rest!) ?? [];
    return { command, found: parts.map(part => files.filter(file => file.includes(part))), title };
  });

describe.each(pages)('%s', page => {
  it('names only commands that find a test', () => {
    const missing = commandsOn(page).filter(
      ({ found, title }) =>
        found.some(files => files.length === 0) || !found.flat().some(file => textOf(file).includes(title)),
    );
    expect(missing.map(({ command }) => command)).toEqual([]);
  });

  it('quotes only paths that exist', () => {
    const paths = quotedOn(page).filter(isPath).flatMap(expanded);
    expect(paths.filter(file => !existsSync(inRoot(file)))).toEqual([]);
  });

  it('quotes only names that the code contains', () => {
    const unknown = quotedOn(page)
      .filter(isName)
      .filter(name => !isKnown(name));
    expect(unknown).toEqual([]);
  });

  it('links only to files and headings that exist', () => {
    const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(match => match[1]!);
    expect(links.filter(link => isDeadLink(page, link))).toEqual([]);
  });
});

/** `PlaceBid.ts`: `leaves` and `stays` quotes two parts of a file. */
function partsOfFiles(page: string): readonly { file: string; part: string }[] {
  const cells = proseOf(page).split(/[;|\n]/);
  return cells.flatMap(cell => {
    const quoted = [...cell.matchAll(/`([^`]+)`/g)].map(match => match[1]!);
    const files = quoted.filter(text => /^\w+\.tsx?$/.test(text));
    const parts = quoted.filter(text => !files.includes(text));
    return files.flatMap(file => parts.map(part => ({ file, part })));
  });
}

describe('docs/mutants.md', () => {
  it('quotes only files and parts of them that exist', () => {
    const quoted = partsOfFiles('docs/mutants.md');
    const exists = ({ file, part }: (typeof quoted)[number]) =>
      sources.some(source => path.basename(source) === file && textOf(source).includes(part));
    expect(quoted.filter(each => !exists(each))).toEqual([]);
    expect(quoted.length).toBeGreaterThan(10);
  });
});

describe('the documentation', () => {
  it('lists every decision in the index', () => {
    const decisions = filesUnder('docs/decisions', /^\d{4}-.*\.md$/);
    const index = textOf('docs/decisions/README.md');
    expect(decisions.length).toBeGreaterThan(20);
    expect(decisions.filter(file => !index.includes(`(${path.basename(file)})`))).toEqual([]);
  });

  it('gives each decision a context, a decision and a price', () => {
    const headings = filesUnder('docs/decisions', /^\d{4}-.*\.md$/).map(file => textOf(file).match(/^## .*$/gm));
    expect(new Set(headings.map(String))).toEqual(new Set(['## Context,## Decision,## Price']));
  });

  it('keeps the README at 120 lines', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(121);
  });
});
