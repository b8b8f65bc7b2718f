/** @jest-environment node */
import type { StandInBackend } from '../backend/StandInBackend';
import { buyerEmail } from '../infrastructure/demo/market/aMarketplace';
import { announce } from '../support/announce';
import { watchActions } from '../support/watchActions';
import { Workplace } from '../support/Workplace';
import { type FaultRow, faultRows } from './faults/faultTable';
import { FaultyLine } from './faults/FaultyLine';
import { type Typed, type TypedCase, typedCases } from './faults/typedCases';

watchActions();

const STEP = 500;
/** The number of steps during which a dead line stays dead. */
const DEAD_FOR = 40;
const DRAFT_PAUSE = 500;

let backend: StandInBackend;
let line: FaultyLine;
let at: Workplace;
let met = 0;

beforeEach(async () => {
  const beside = new Workplace({ offers: 200 });
  backend = await FaultyLine.start(beside.market.marketplace);
  line = await FaultyLine.on(backend, beside.twins.clock, buyerEmail);
  line.beginSession();
  const { bids, conversations, offers, profiles, deals } = line.live;
  at = new Workplace({ beside, replaced: () => ({ bids, conversations, offers, profiles, deals }) });
});

afterEach(async () => {
  line.clear();
  await backend.stop();
  expect(backend.violations).toEqual([]);
});

afterAll(() => announce(`${met} typed texts × faults`));

/** Advances the clock whenever no request is under way, until the press is over; a dead line returns meanwhile. */
async function pressed(typed: Typed, { wire }: TypedCase, row: FaultRow): Promise<void> {
  let isOver = false;
  const pressing = typed.press().finally(() => (isOver = true));
  if (row.limit) {
    await line.until(() => line.seen(wire) === 1);
    line.clock.advance(row.limit(false));
  }
  for (let steps = 0; !isOver; steps += 1) {
    await line.answered(1);
    if (steps === DEAD_FOR) line.clear();
    if (!isOver) line.clock.advance(STEP);
  }
  await pressing;
}

describe.each(typedCases.map(one => [one.name, one] as const))('%s', (_name, one) => {
  it.each(faultRows.map(row => [row.name, row] as const))(
    'is not lost after %s and is not sent twice',
    async (_fault, row) => {
      const typed = await one.type(at);
      await at.passes(DRAFT_PAUSE);
      const draft = async () => JSON.stringify([...(await at.twins.kept.readAll('11', typed.draft))]);
      expect(await draft()).toContain(typed.text);
      line.sent.length = 0;
      line.bring(one.wire, row.trouble, row.times);
      await pressed(typed, one, row);
      await at.passes(DRAFT_PAUSE);
      expect(typed.isServed()).toBe(row.arrives);
      expect(line.sent.filter(({ call }) => call === one.wire)).toHaveLength(row.renewsToken ? 2 : 1);
      const isTaken = one.takesAnyShape && row.name === 'a wrong shape';
      const isKnown = row.arrives && (one.findsOut || isTaken || row.times === 1);
      expect([typed.isDone(), typed.isStillThere()]).toEqual(isKnown ? [true, false] : [false, true]);
      if (!isKnown) expect(await draft()).toContain(typed.text);
      met += 1;
    },
  );
});
