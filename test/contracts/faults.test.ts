/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { success } from '../../src/domain/shared/Result';
import type { StandInBackend } from '../backend/StandInBackend';
import { announce } from '../support/announce';
import { settled } from '../support/settled';
import { type FaultRow, faultRows, usualPauses } from './faults/faultTable';
import { type FaultyCall, methodOf, type Outcome } from './faults/FaultyCall';
import { FaultyLine } from './faults/FaultyLine';
import { mainCalls } from './faults/mainCalls';
import { marketCalls } from './faults/marketCalls';
import { pagesOf } from './someOffers';

const folder = path.join(__dirname, '../../src/application/ports');

const declared: readonly ts.ClassDeclaration[] = readdirSync(folder)
  .map(file => ts.createSourceFile(file, readFileSync(path.join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true))
  .flatMap(source => source.statements.filter(ts.isClassDeclaration));

const nameOf = ({ name }: ts.ClassDeclaration): string => name?.text ?? '';

/** A class with type parameters is not bound. The ports that extend it are. */
const ports = declared.filter(({ typeParameters }) => !typeParameters).map(nameOf);

/** `Port.method` for each method of the class, and of the one that it extends. */
const methodsOf = (port: string): readonly string[] => methodNames(port).map(name => `${port}.${name}`);

function methodNames(port: string): readonly string[] {
  const found = declared.find(one => nameOf(one) === port);
  const inherited = found?.heritageClauses?.flatMap(({ types }) => types).map(type => type.expression.getText()) ?? [];
  const names = found?.members.map(({ name }) => name?.getText() ?? '') ?? [];
  return [...inherited.flatMap(methodNames), ...names];
}

/** Ports that stay inside this browser and need no connection. */
const local: readonly string[] = [
  'AppShell',
  'BrowserWindow',
  'Clock',
  'DealerBook',
  'FileSharing',
  'Geolocation',
  'DemoMarket',
  'Pictures',
  'Preferences',
  'Site',
  'SystemNotifications',
  'Spreadsheets',
  'TaxIds',
  'TabLocks',
  'TabMessages',
  'Tabs',
  'VisitStorage',
];

/** Methods that the fault table does not cover, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'Identity.hasSession': 'asks nobody: it reads what this browser keeps',
  'Identity.signIn': 'asks the user pool: see identity.test.ts',
  'Identity.reauthenticate': 'asks the user pool: see identity.test.ts',
  'Identity.signOut': 'answers nothing, whatever happens: see identity.test.ts',
  'Identity.signOutElsewhere': 'asks the user pool: see CognitoIdentity.test.ts',
  'Identity.signOutHere': 'answers nothing, whatever happens: see identity.test.ts',
  'Analytics.record': 'answers nothing, whatever happens: see identity.test.ts',
  'Diagnostics.report': 'answers nothing, whatever happens: see files.test.ts',
  'HandoverPapers.prepare': 'asks for files of the page itself: see handoverPapers.test.ts',
  'HandoverPapers.write': 'asks for files of the page itself: see handoverPapers.test.ts',
  'FileArchives.zip': 'asks other hosts for files: see files.test.ts',
  'Diagnostics.measured': 'answers nothing, whatever happens: see files.test.ts',
  'Deployment.current': 'asks nobody: it is a part of the build',
  'Deployment.hasRemoved': 'asks for files of the page itself: see BrowserDeployment.test.ts',
  'Texts.fetch': 'asks for files of the page itself: see BrowserDeployment.test.ts',
  'Texts.read': 'asks for files of the page itself: see BrowserDeployment.test.ts',
  'Texts.requestFeatures': 'asks nobody: later reads include the texts of the features',
  'LiveFeed.open': 'is a line and no call: see ActionCableLiveFeed.test.ts and test/rails/cable.test.ts',
  'LiveFeed.close': 'is a line and no call: see ActionCableLiveFeed.test.ts and test/rails/cable.test.ts',
};

const calls = [...mainCalls, ...marketCalls];
let met = 0;

afterAll(() => {
  announce(`${met} calls × faults`);
});

it('the fault table contains every remote method of every port and no other method', () => {
  const remote = ports.filter(port => !local.includes(port)).flatMap(methodsOf);
  const listed = new Set([...calls.map(methodOf), ...Object.keys(elsewhere)]);
  expect([...listed].sort()).toEqual([...remote].sort());
  expect(local.filter(port => !ports.includes(port))).toEqual([]);
});

/** Lets the time pass and checks that nothing has happened one millisecond before its end. */
async function waitsOut(line: FaultyLine, milliseconds: number, isStill: () => boolean): Promise<void> {
  line.clock.advance(milliseconds - 1);
  await settled();
  expect(isStill()).toBe(true);
  line.clock.advance(1);
}

async function outcomeOf(line: FaultyLine, call: FaultyCall, row: FaultRow): Promise<Outcome> {
  const isGet = call.wire.startsWith('GET ');
  let answered = false;
  const answer = call.ask(line).finally(() => (answered = true));
  if (row.limit) {
    await line.until(() => line.seen(call.wire) === 1);
    await waitsOut(line, row.limit(isGet), () => !answered);
    expect((await answer) && line.sent[0]?.signal?.aborted).toBe(true);
  }
  if (row.repeatsGet && isGet) {
    for (const [index, pause] of (row.pauses ?? usualPauses).entries()) {
      await line.answered(index + 1);
      await waitsOut(line, pause, () => line.sent.length === index + 1);
    }
  }
  return answer;
}

function timesSent(call: FaultyCall, row: FaultRow): number {
  if (row.renewsToken) return 2;
  return row.repeatsGet && call.wire.startsWith('GET ') ? 1 + usualPauses.length : 1;
}

describe.each(calls.map(call => [call.name, call] as const))('%s', (_name, call) => {
  let backend: StandInBackend;
  let line: FaultyLine;

  beforeAll(async () => {
    backend = await FaultyLine.start();
  });

  beforeEach(async () => {
    line = await FaultyLine.on(backend);
    line.beginSession();
  });

  afterEach(() => line.clear());

  afterAll(async () => {
    await backend.stop();
    expect(backend.violations).toEqual([]);
  });

  it.each(faultRows.map(row => [row.name, row] as const))('handles %s', async (_fault, row) => {
    line.bring(call.wire, row.trouble, row.times);
    expect(await outcomeOf(line, call, row)).toMatchObject(row.outcome(call));
    await settled();
    const times = timesSent(call, row);
    const sent = line.sent.filter(one => one.call !== 'POST /cognito/');
    expect(sent.map(({ bearer }) => bearer)).not.toContain(null);
    expect(sent).toHaveLength(times);
    expect(line.seen(call.wire)).toBe(row.trouble === 'down' ? 0 : times);
    expect(new Set(sent.map(({ bearer }) => bearer)).size).toBe(row.renewsToken ? 2 : 1);
    expect(line.renewals).toBe(row.renewsToken ? 1 : 0);
    const isOver = call.endsSession && row.name === '401 to every token';
    expect([line.sessionsEnded, line.live.identity.hasSession()]).toEqual([isOver ? 1 : 0, !isOver]);
    expect(line.clock.pending).toBe(0);
    met += 1;
  });
});

it('an answer that arrives twice is never taken for the answer to a later request', async () => {
  const backend = await FaultyLine.start();
  const line = await FaultyLine.on(backend);
  line.beginSession();
  line.bring('GET /api/v2/offers/*', { answerTwice: true });
  const { signal } = new AbortController();
  for (const { hashId } of pagesOf(line.buyer, 'browse')[0]!.offers.slice(0, 5)) {
    expect(await line.live.offers.open(hashId, signal)).toMatchObject(success({ offer: { hashId } }));
  }
  await backend.stop();
});
