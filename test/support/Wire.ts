import type * as fc from 'fast-check';
import type { Bids } from '../../src/application/ports/Bids';
import type { Deals } from '../../src/application/ports/Deals';
import type { Invoices } from '../../src/application/ports/Invoices';
import type { Likes } from '../../src/application/ports/Likes';
import type { Offers } from '../../src/application/ports/Offers';
import type { Purchases } from '../../src/application/ports/Purchases';

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
  readonly purchases: Purchases;
  readonly likes: Likes;
  readonly deals: Deals;
  readonly invoices: Invoices;
}

/** What the calls of a port are recorded as. */
type CallNames<Port> = {
  readonly [Method in keyof Port]?: Port[Method] extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : never;
};

type Methods<Answer> = Readonly<Record<string, (...given: readonly unknown[]) => Answer>>;

/** A port of which the named calls go over a wire. Their methods are its own, so that a test can copy it and replace one. */
export function onWire<Port extends object>(port: Port, wire: Wire, names: CallNames<Port>): Port {
  const methods = port as Methods<Promise<unknown>>;
  const wired = Object.entries(names as Methods<string>).map(([method, nameOf]) => {
    return [
      method,
      (...given: readonly unknown[]) => wire(nameOf(...given), () => methods[method]!(...given)),
    ] as const;
  });
  return Object.assign(Object.create(port) as Port, Object.fromEntries(wired));
}

/** The same ports behind a wire. */
export function wired({ offers, bids, purchases, likes, deals, invoices }: MarketPorts, wire: Wire): MarketPorts {
  return {
    offers: onWire(offers, wire, {
      list: (tab, { page }) => `list ${tab} ${page}`,
      open: id => `open ${id}`,
      homeScreen: () => 'home',
    }),
    bids: onWire(bids, wire, { place: (offer, amount) => `bid ${offer} ${amount}` }),
    purchases: onWire(purchases, wire, { accept: offer => `buy ${offer}` }),
    deals: onWire(deals, wire, {
      confirmPickup: offer => `pickup ${offer}`,
      orderTransport: (offer, note) => `transport ${offer} ${note}`,
    }),
    invoices: onWire(invoices, wire, { list: page => `invoices ${page}` }),
    likes: onWire(likes, wire, { like: offer => `like ${offer}`, unlike: offer => `unlike ${offer}` }),
  };
}
