/** @jest-environment node */
import type { FileSharing, SharingOutcome } from '../../src/application/ports/FileSharing';
import { WebFileSharing } from '../../src/infrastructure/browser/WebFileSharing';
import { InMemoryFileSharing } from '../twins/BrowserTwins';

/** What the dealer does with the list of apps. Null if the device has none. */
type MakeSubject = (outcome: SharingOutcome | null) => FileSharing;

function inBrowser(outcome: SharingOutcome | null): FileSharing {
  const share = async () => {
    if (outcome === 'cancelled') throw new DOMException('', 'AbortError');
    if (outcome === 'failed') throw new DOMException('', 'NotAllowedError');
  };
  const value = outcome === null ? {} : { canShare: () => true, share };
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
  return new WebFileSharing();
}

const inMemory: MakeSubject = outcome => Object.assign(new InMemoryFileSharing(), { outcome });

describe.each<[string, MakeSubject]>([
  ['WebFileSharing', inBrowser],
  ['InMemoryFileSharing', inMemory],
])('%s as FileSharing', (_name, subject) => {
  const file = new Blob(['%PDF-'], { type: 'application/pdf' });

  it('can share only where the device has a list of apps', () => {
    expect(subject(null).canShare()).toBe(false);
    expect(subject('shared').canShare()).toBe(true);
  });

  it.each(['shared', 'cancelled', 'failed'] as const)('says what became of the file: %s', async outcome => {
    expect(await subject(outcome).share(file, 'record.pdf')).toBe(outcome);
  });
});
