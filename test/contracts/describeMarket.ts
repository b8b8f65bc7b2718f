import type { DemoAccount } from '../../src/application/ports/DemoMarket';
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import type { MarketSubject } from './MarketSubject';

/** Runs the tests on each backend. The subject is a new one in each test, with a session of this dealer if one is named. */
export function describeMarket(
  port: string,
  session: DemoAccount['kind'] | null,
  tests: (subject: MarketSubject) => void,
): void {
  describe.each([
    ['the in-memory market', inMemorySubject],
    ['a server', httpSubject],
    ['an austere server', austereSubject],
  ])(`%s as ${port}`, (_name, makeSubject) => {
    const subject = {} as MarketSubject;

    beforeEach(async () => {
      Object.assign(subject, await makeSubject());
      if (session) subject.haveSession(session);
    });

    afterEach(() => subject.end());

    tests(subject);
  });
}
