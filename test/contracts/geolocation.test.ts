/** @jest-environment jsdom */
import type { Geolocation, GeolocationFailure } from '../../src/application/ports/Geolocation';
import { failed, type Result, success } from '../../src/domain/shared/Result';
import type { Position } from '../../src/domain/valuation/Distance';
import { BrowserGeolocation } from '../../src/infrastructure/browser/BrowserGeolocation';
import { InMemoryGeolocation } from '../twins/BrowserTwins';

type Answer = Result<Position, GeolocationFailure>;

function inMemory(answer: Answer): Geolocation {
  const geolocation = new InMemoryGeolocation();
  geolocation.answer = answer;
  return geolocation;
}

function inBrowser(answer: Answer): Geolocation {
  const getCurrentPosition = (found: (position: unknown) => void, missed: (error: unknown) => void) => {
    if (answer.ok) found({ coords: answer.value });
    else missed({ code: answer.failure.reason === 'refused' ? 1 : 3 });
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return new BrowserGeolocation();
}

describe.each([
  ['BrowserGeolocation', inBrowser],
  ['InMemoryGeolocation', inMemory],
])('%s as Geolocation', (_name, subject) => {
  it.each<Answer>([
    success({ latitude: 52.5, longitude: 13.4 }),
    failed({ reason: 'refused' }),
    failed({ reason: 'unavailable' }),
  ])('answers %j', async answer => {
    expect(await subject(answer).locate()).toEqual(answer);
  });
});
