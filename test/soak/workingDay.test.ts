import { announce } from '../support/announce';
import { watchActions } from '../support/watchActions';
import { WorkingDay } from './WorkingDay';

watchActions();

/** `npm run soak` works all day. */
const hours = process.env.SOAK ? 8 : 1;
/** By then, everything that grows once has grown. */
const early = hours / 8;
/** In the first hour, the app also fills what it keeps, such as the details of the latest offers. */
const growth = process.env.SOAK ? 1.05 : 1.1;

it('a working day leaves no timer, listener, subscription, reaction or search behind, and the heap does not grow', async () => {
  const day = new WorkingDay();
  await day.begins();
  await day.works(early);
  const before = await day.held();
  await day.works(hours - early);
  const after = await day.held();
  const { at, dealer, events } = day;
  const { opened, bids, messages } = dealer;
  if (process.env.SOAK)
    announce(`${hours} hours: ${JSON.stringify({ events, opened, bids, messages, before, after })}`);
  expect(after.counts).toEqual(before.counts);
  expect(after.bytes / before.bytes).toBeLessThanOrEqual(growth);
  expect(at.session.isSignedIn).toBe(true);
  expect(at.twins.diagnostics.problems).toEqual([]);
  const inSight = at.list('browse').ids.slice(0, 20);
  expect(inSight.map(hashId => at.offer(hashId).highestBid)).toEqual(
    inSight.map(hashId => at.served(hashId).highestBid),
  );
  expect(events).toBeGreaterThanOrEqual(2500 * hours);
  expect(opened).toBeGreaterThanOrEqual((500 / 8) * hours);
  expect(bids).toBeGreaterThanOrEqual(25 * hours);
});
