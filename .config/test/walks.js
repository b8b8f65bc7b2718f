import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { findChromium, findHeadlessShell } from './chromium.js';
import { walkTable, withWalks } from './walkTable.js';

/**
 * Measures what runs between a press and its effect, on the build in dist, and writes it to docs/architecture.md. Prints
 * what else a reader pays for: state, injectable classes, files and lines.
 */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const page = path.join(root, 'docs/architecture.md');
const folder = path.join(root, '.cache/walks');

/** @param {ts.ClassDeclaration} node */
function stateOf(node) {
  const maker = node.members.find(ts.isConstructorDeclaration);
  if (!maker || !/\bmake(Auto)?Observable\b/.test(maker.getText())) return 0;
  const fields = node.members.filter(ts.isPropertyDeclaration);
  const isReadonly = (/** @type {ts.PropertyDeclaration} */ field) =>
    field.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
  return fields.filter(field => !isReadonly(field) || /^observable\b/.test(field.initializer?.getText() ?? '')).length;
}

function countSource() {
  const folders = ['src/domain', 'src/application', 'src/ui', 'src/infrastructure', 'src'];
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => path.posix.join('src', ...file.split(path.sep)));
  const counts = { stateVariables: 0, injectableClasses: 0, injectedByToken: 0, lines: 0 };
  for (const file of sources) {
    const text = readFileSync(path.join(root, file), 'utf8');
    counts.lines += text.split('\n').length - 1;
    counts.injectableClasses += text.match(/^@injectable\(/gm)?.length ?? 0;
    counts.injectedByToken += text.match(/@inject\(/g)?.length ?? 0;
    const classes = ts
      .createSourceFile(file, text, ts.ScriptTarget.Latest, true)
      .statements.filter(ts.isClassDeclaration);
    for (const each of classes) counts.stateVariables += stateOf(each);
  }
  const files = Object.fromEntries(
    folders.map(layer => [`files of ${layer}`, sources.filter(file => file.startsWith(`${layer}/`)).length]),
  );
  return { ...files, ...counts };
}

async function measure() {
  rmSync(folder, { recursive: true, force: true });
  const chromium = await findChromium();
  const shell = findHeadlessShell(chromium);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', 'walks', '--project=all', '--workers=1', '--reporter=line'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, WALKS: folder, CHROMIUM_PATH: chromium, ...(shell && { HEADLESS_SHELL_PATH: shell }) },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  const walks = readdirSync(folder).map(file => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  const written = withWalks(readFileSync(page, 'utf8'), walks);
  writeFileSync(page, await format(written, { ...(await resolveConfig(page)), filepath: page }));
  console.log(`\n${await format(walkTable(walks), { parser: 'markdown' })}`);
}

await measure();
for (const [what, count] of Object.entries(countSource())) console.log(`${what}: ${count}`);
