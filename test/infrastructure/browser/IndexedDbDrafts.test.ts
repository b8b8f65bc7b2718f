/** @jest-environment jsdom */
import { IndexedDbDrafts } from '../../../src/infrastructure/browser/IndexedDbDrafts';
import { InMemoryDiagnostics } from '../../../src/infrastructure/inMemory/InMemoryDiagnostics';

// This environment has no IndexedDB at all, as a browser that blocks site data; the browser's own is tested there.
describe('IndexedDbDrafts where nothing can be kept', () => {
  it('lets the dealer type on, and reports each loss without what was typed', async () => {
    const diagnostics = new InMemoryDiagnostics();
    const drafts = new IndexedDbDrafts(diagnostics);
    await drafts.keep('ada', 'bid', 'secret');
    expect(await drafts.read('ada', 'bid')).toBeUndefined();
    await drafts.discard('ada', 'bid');
    await drafts.discardAll('ada');
    const places = ['drafts: keep', 'drafts: read', 'drafts: discard', 'drafts: discardAll'];
    expect(diagnostics.problems).toEqual(places.map(where => ({ kind: 'draftLost', where, what: 'ReferenceError' })));
  });
});
