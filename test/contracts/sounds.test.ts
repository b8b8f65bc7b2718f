/** @jest-environment jsdom */
import type { Sounds } from '../../src/application/ports/Sounds';
import { WebAudioSounds } from '../../src/infrastructure/browser/WebAudioSounds';
import { InMemorySounds } from '../../src/infrastructure/twins/InMemorySounds';

interface Subject {
  readonly sounds: Sounds;
  /** Whether any tone was played. */
  readonly isHeard: () => boolean;
}

function inMemory(isAllowed: boolean): Subject {
  const sounds = Object.assign(new InMemorySounds(), { isAllowed });
  return { sounds, isHeard: () => sounds.chimes > 0 };
}

function inBrowser(isAllowed: boolean): Subject {
  let started = 0;
  const parameter = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  class FakeAudioContext {
    readonly currentTime = 0;
    readonly destination = {};
    resume = () => (isAllowed ? Promise.resolve() : new Promise<void>(() => {}));
    createGain = () => ({ gain: parameter(), connect() {} });
    createOscillator = () => ({ frequency: parameter(), connect() {}, start: () => (started += 1), stop() {} });
  }
  Object.defineProperty(window, 'AudioContext', { configurable: true, value: FakeAudioContext });
  return { sounds: new WebAudioSounds(), isHeard: () => started > 0 };
}

describe.each([
  ['WebAudioSounds', inBrowser],
  ['InMemorySounds', inMemory],
])('%s as Sounds', (_name, subject) => {
  it.each([true, false])('says whether the tone was played: %s', async isAllowed => {
    const { sounds, isHeard } = subject(isAllowed);
    expect(await sounds.chime()).toBe(isAllowed);
    expect(isHeard()).toBe(isAllowed);
  });
});

it('WebAudioSounds plays nothing in a browser that cannot', async () => {
  Reflect.deleteProperty(window, 'AudioContext');
  expect(await new WebAudioSounds().chime()).toBe(false);
});
