/** @jest-environment node */
import * as fc from 'fast-check';
import type { ChatEvent } from '../../src/application/ports/LiveFeed';
import { readChat, readCounters } from '../../src/infrastructure/actionCable/CableChannels';
import { readOfferAnswer } from '../../src/infrastructure/http/json/offers/OfferJson';
import { StandInBackend } from '../backend/StandInBackend';
import { wireChat } from '../backend/wire/wireConversation';
import { wireCounters } from '../backend/wire/wireCounters';
import { wireRow } from '../backend/wire/wireRow';
import type { FaultyCall, Outcome } from './faults/FaultyCall';
import { FaultyLine } from './faults/FaultyLine';
import { mainCalls } from './faults/mainCalls';
import { marketCalls } from './faults/marketCalls';
import { offerThat } from './someOffers';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A change at one place of a JSON value. `at` counts the places and starts again after the last one. */
interface Mutation {
  readonly at: number;
  readonly change: 'replace' | 'remove' | 'repeat';
  readonly value: Json;
}

/** Values that readers may mistake for good ones. `Infinity` is what `1e999` in a JSON text becomes. */
const trickyValues: readonly Json[] = [
  ...[null, true, false, 0, -0, -1, 0.1, 1e308, -1e308, 5e-324, 2 ** 53 + 2, Infinity, -Infinity],
  ...['', ' ', '0', '-1', '1e999', 'NaN', 'Infinity', 'null', '12,50', '1.234,50', '\u0000', '\ud800', '<b>x</b>'],
  ...['2026-02-30', '2026-11-19T25:61:00Z', '0000-00-00T00:00:00Z', '+275760-09-13T00:00:00.001Z', '2026-11-19 14:03'],
  ...['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'https://', 'MB-1'],
  ...[[], {}, [[]], [null], { length: 3 }, { toString: 1 }, JSON.parse('{"__proto__":{"mutated":true}}') as Json],
];

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(100_000),
  change: fc.constantFrom('replace' as const, 'replace' as const, 'remove' as const, 'repeat' as const),
  value: fc.oneof(
    fc.constantFrom(...trickyValues),
    fc.double({ noNaN: true }),
    fc.string(),
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  ),
});

const mutations = fc.array(mutation, { minLength: 1, maxLength: 4 });

/** A changed copy of the value. */
function mutated(value: Json, changes: readonly Mutation[]): Json {
  const box: { value: Json } = { value: structuredClone(value) };
  for (const { at, change, value: other } of changes) {
    const places = placesIn(box);
    const { parent, key } = places[at % places.length]!;
    if (change === 'remove' && Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (change === 'remove') Reflect.deleteProperty(parent, key);
    else if (change === 'repeat' && Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)] as Json));
    else Reflect.set(parent, key, structuredClone(other));
    box.value ??= null;
  }
  return box.value;
}

interface Place {
  readonly parent: object;
  readonly key: string;
}

const placesIn = (parent: object): Place[] =>
  Object.entries(parent).flatMap(([key, child]: [string, unknown]) => [
    { parent, key },
    ...(typeof child === 'object' && child !== null ? placesIn(child) : []),
  ]);

/** JSON with a number that is too large for JavaScript in place of `Infinity`. */
const jsonText = (value: Json): string =>
  JSON.stringify(value, (_, each: unknown) => (each === Infinity || each === -Infinity ? `∞${each}` : each))
    .replaceAll('"∞Infinity"', '1e999')
    .replaceAll('"∞-Infinity"', '-1e999');

type Answered = Outcome & { readonly value?: unknown };

interface Sample {
  readonly call: FaultyCall;
  readonly json: Json;
  /** What the adapter makes of `json`. */
  readonly value: unknown;
}

/** More rows only take more time. */
const ROWS = 4;

let backend: StandInBackend;
let line: FaultyLine;
let samples: readonly Sample[];

beforeAll(async () => {
  backend = await StandInBackend.start({ offers: 30 });
  line = await FaultyLine.on(backend);
  line.beginSession();
  const collected: Sample[] = [];
  for (const call of [...mainCalls, ...marketCalls].filter(({ needs }) => needs !== null)) {
    line.scriptedAnswer = null;
    await call.ask(line);
    const json = shortened(JSON.parse(line.lastAnswer) as Json);
    const { value } = await answered(call, jsonText(json));
    collected.push({ call, json, value });
  }
  samples = collected;
});

afterAll(() => backend.stop());

/** The result of the call if the server answers it with this text. */
function answered(call: FaultyCall, text: string, status = 200): Promise<Answered> {
  line.scriptedAnswer = { status, text };
  return call.ask(line);
}

function shortened(json: Json): Json {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const entries = Object.entries(json).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.slice(0, ROWS) : value,
  ]);
  return Object.fromEntries(entries) as Json;
}

const anyOf =
  <Value>(values: readonly Value[]) =>
  (index: number): Value =>
    values[index % values.length]!;

/** The paths of numbers that no screen can show, and of addresses that must not be opened. */
function unusable(value: unknown, path = ''): string[] {
  // The number of pages is Infinity if the server's number cannot be used.
  if (typeof value === 'number') return Number.isFinite(value) || path === '.totalPages' ? [] : [`${path} is ${value}`];
  if (typeof value === 'string') {
    const isAddress = /(photo|thumbnail|avatar|pdf|file|\.address)$/i.test(path);
    return isAddress && /^\s*(javascript|data):/i.test(value) ? [`${path} is ${value}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => unusable(child, `${path}.${key}`));
}

/** The rows of a list that a call returned. */
function rowsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const { offers, rows } = value as { readonly offers?: readonly unknown[]; readonly rows?: readonly unknown[] };
  return offers ?? rows ?? [];
}

const without = (rows: readonly unknown[], index: number) => rows.filter((_, each) => each !== index);

/** Every number as Rails writes a decimal. */
function withDecimalTexts(json: Json): Json {
  if (typeof json === 'number') return Number.isInteger(json) ? json.toFixed(1) : String(json);
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(withDecimalTexts);
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, withDecimalTexts(value)]));
}

it('an answer with texts instead of numbers is read as the same', async () => {
  for (const { call, json, value } of samples) {
    expect([call.name, await answered(call, jsonText(withDecimalTexts(json)))]).toEqual([
      call.name,
      { ok: true, value },
    ]);
  }
});

describe('an answer that was changed at any place', () => {
  it('is read or reported as broken, and never becomes an exception, NaN or an address that runs code', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), mutations, async (index, changes) => {
        const { call, json } = anyOf(samples)(index);
        const answer = await answered(call, jsonText(mutated(json, changes)));
        if (answer.ok) expect(unusable(answer.value)).toEqual([]);
        else expect([call.name, answer.failure?.reason]).toEqual([call.name, 'brokenContract']);
      }),
      { numRuns: 12_000 },
    );
  }, 300_000);

  it('never removes or changes another row of its list', async () => {
    const lists = samples.filter(({ value }) => rowsOf(value).length > 1);
    expect(lists.length).toBeGreaterThanOrEqual(10);
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), mutations, async (list, row, changes) => {
        const { call, json, value } = anyOf(lists)(list);
        const key = Object.entries(json as object).find(([, each]) => Array.isArray(each))![0];
        const elements = (json as Record<string, Json[]>)[key]!;
        const index = row % elements.length;
        const other = elements.map((element, each) => (each === index ? mutated(element, changes) : element));
        const answer = await answered(call, jsonText({ ...(json as object), [key]: other }));
        const rows = rowsOf(answer.value);
        const isKept = rows.length === elements.length;
        expect(isKept ? without(rows, index) : rows).toEqual(without(rowsOf(value), index));
      }),
      { numRuns: 3_000 },
    );
  }, 300_000);

  it('is reported as broken if it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), async (index, length) => {
        const { call, json } = anyOf(samples)(index);
        const text = jsonText(json);
        const answer = await answered(call, text.slice(0, length % text.length).trim() || '{');
        expect(answer).toMatchObject({ ok: false, failure: { reason: 'brokenContract', key: 'body' } });
      }),
      { numRuns: 1_000 },
    );
  }, 300_000);

  it('never becomes a success if it is a refusal, and its messages are texts', async () => {
    const refusal: Json = { errors: { base: ['Sold.'], price: ['is too low', 'is not a number'], 0: 'Again.' } };
    await fc.assert(
      fc.asyncProperty(fc.nat(), mutations, async (index, changes) => {
        const answer = await answered(anyOf(samples)(index).call, jsonText(mutated(refusal, changes)), 422);
        expect(answer).toMatchObject({ ok: false, failure: { status: 422 } });
        expect(answer.failure?.reason).toMatch(/^(refused|serverFailed)$/);
        const { message, fields = {} } = answer.failure as { message?: unknown; fields?: Record<string, unknown> };
        for (const text of [message ?? '', ...Object.values(fields)]) expect(typeof text).toBe('string');
      }),
      { numRuns: 1_000 },
    );
  }, 300_000);
});

describe('a push that was changed at any place', () => {
  it('is read or dropped, and never becomes an exception or NaN', () => {
    const dealer = line.buyer;
    const offer = offerThat(dealer, 'browse', () => true);
    const [conversation] = dealer.conversations(1).rows;
    const opened = dealer.conversation(conversation!.offerHashId);
    const message = opened.ok && opened.value.messages[0];
    if (!message) throw new Error('The market has no message.');
    const chat: ChatEvent = { kind: 'messaged', message, conversation: conversation! };
    const pushes = [
      { read: readOfferAnswer, json: { offer: wireRow(offer) } },
      { read: readCounters, json: wireCounters(dealer.counters()) },
      { read: readChat, json: wireChat(chat, 0) },
    ].map(({ read, json }) => ({ read, json: JSON.parse(JSON.stringify(json)) as Json }));
    fc.assert(
      fc.property(fc.nat(), mutations, (index, changes) => {
        const { read, json } = anyOf<(typeof pushes)[number]>(pushes)(index);
        const push = read(mutated(json, changes), () => {});
        if (push.ok) expect(unusable(push.value)).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  }, 300_000);
});
