/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HandoverPapers } from '../../src/application/ports/HandoverPapers';
import type { HandoverPaper } from '../../src/domain/handover/HandoverPaper';
import { failed } from '../../src/domain/shared/Result';
import { InMemoryHandoverPapers } from '../twins/BrowserTwins';

const paper: HandoverPaper = {
  subject: 'MB-1',
  title: 'Record',
  facts: [['Place', 'Kiel']],
  columns: ['Line', 'Stated', 'Found'],
  lines: [{ name: 'VIN', stated: 'WB1', found: [], result: 'not checked', isBlank: true, differs: false }],
  photosTitle: 'Photos',
  photos: [],
  signatures: [],
  notes: [],
  page: 'Page',
  madeAt: 0,
};

interface Subject {
  readonly papers: HandoverPapers;
  /** Nothing can be loaded from now on. */
  readonly goOffline: () => void;
  readonly comeOnline: () => void;
}

async function inBrowser(): Promise<Subject> {
  const font = readFileSync(
    path.join(__dirname, '../../node_modules/@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
  );
  const fetchFont = jest.spyOn(globalThis, 'fetch');
  const comeOnline = () => fetchFont.mockImplementation(async () => new Response(font));
  comeOnline();
  // The font is loaded once for a page.
  jest.resetModules();
  const { lazyHandoverPapers: papers } = await import('../../src/infrastructure/pdf/lazyHandoverPapers');
  return { papers, comeOnline, goOffline: () => fetchFont.mockRejectedValue(new TypeError('Failed to fetch')) };
}

async function inMemory(): Promise<Subject> {
  const papers = new InMemoryHandoverPapers();
  const fails = (isOffline: boolean) => () => {
    papers.failure = isOffline ? { reason: 'offline' } : null;
  };
  return { papers, goOffline: fails(true), comeOnline: fails(false) };
}

afterEach(() => jest.restoreAllMocks());

describe.each<[string, () => Promise<Subject>]>([
  ['lazyHandoverPapers', inBrowser],
  ['InMemoryHandoverPapers', inMemory],
])('%s as HandoverPapers', (_name, subject) => {
  it('writes a record as a PDF', async () => {
    const { papers } = await subject();
    const answer = await papers.write(paper);
    expect(answer.ok && answer.value.type).toBe('application/pdf');
    expect(answer.ok && answer.value.size).toBeGreaterThan(100);
  });

  it('says that nothing can be loaded, and tries again with the next record', async () => {
    const { papers, goOffline, comeOnline } = await subject();
    goOffline();
    expect(await papers.write(paper)).toEqual(failed({ reason: 'offline' }));
    comeOnline();
    expect((await papers.write(paper)).ok).toBe(true);
  });
});
