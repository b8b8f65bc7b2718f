import type * as fc from 'fast-check';
import type { Bids } from '../../src/application/ports/Bids';
import type { BuyNow } from '../../src/application/ports/BuyNow';
import type { Deals } from '../../src/application/ports/Deals';
import type { Invoices } from '../../src/application/ports/Invoices';
import type { Likes } from '../../src/application/ports/Likes';
import type { Offers } from '../../src/application/ports/Offers';

/** Carries a call to the server and its answer back. */
export type Wire = <Value>(call: string, ask: () => Promise<Value>) => Promise<Value>;

export const straightWire: Wire = (_, ask) => ask();

/** Calls reach the server and answers return in the order that the scheduler chooses. */
export function scheduledWire(scheduler: fc.Scheduler): Wire {
  return async (call, ask) => {
    await scheduler.schedule(Promise.resolve(), `${call} arrives`);
    const answer = await ask();
    await scheduler.schedule(Promise.resolve(), `${call} is answered`);
    return answer;
  };
}

/** Records each call and passes it on. */
export function notedWire(calls: string[], wire: Wire): Wire {
  return (call, ask) => {
    calls.push(call);
    return wire(call, ask);
  };
}

export interface MarketPorts {
  /** An object whose methods are its own, so that a test can copy it and replace one. */
  readonly offers: Pick<Offers, keyof Offers>;
  readonly bids: Bids;
  readonly buyNow: BuyNow;
  readonly likes: Likes;
  readonly deals: Deals;
  readonly invoices: Invoices;
}

/** The same ports behind a wire. */
export function wired(ports: MarketPorts, wire: Wire): MarketPorts {
  const { offers, bids, buyNow, likes, deals, invoices } = ports;
  return {
    offers: {
      list: (tab, question, signal) => wire(`list ${tab} ${question.page}`, () => offers.list(tab, question, signal)),
      open: (id, signal) => wire(`open ${id}`, () => offers.open(id, signal)),
      homeScreen: signal => wire('home', () => offers.homeScreen(signal)),
    },
    bids: { place: (offer, amount) => wire(`bid ${offer} ${amount}`, () => bids.place(offer, amount)) },
    buyNow: { accept: offer => wire(`buy ${offer}`, () => buyNow.accept(offer)) },
    deals: {
      confirmPickup: offer => wire(`pickup ${offer}`, () => deals.confirmPickup(offer)),
      orderTransport: (offer, note) => wire(`transport ${offer} ${note}`, () => deals.orderTransport(offer, note)),
    },
    invoices: { list: (page, signal) => wire(`invoices ${page}`, () => invoices.list(page, signal)) },
    likes: {
      like: offer => wire(`like ${offer}`, () => likes.like(offer)),
      unlike: offer => wire(`unlike ${offer}`, () => likes.unlike(offer)),
    },
  };
}
