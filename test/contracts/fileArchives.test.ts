import { strFromU8, unzipSync } from 'fflate';
import type { FileArchives } from '../../src/application/ports/FileArchives';
import { FflateFileArchives } from '../../src/infrastructure/fflate/FflateFileArchives';
import { InMemoryFileArchives } from '../twins/BrowserTwins';

const PDF = 'https://files.example/1.pdf';
const CLOSED = 'https://closed.example/2.pdf';

/** A host that answers everybody, one that answers no other page, one that asks to sign in, and one without the file. */
const hosts: Readonly<Record<string, () => Promise<Response>>> = {
  [PDF]: () => Promise.resolve(new Response('%PDF-1.7 one')),
  [CLOSED]: () => Promise.reject(new TypeError('Failed to fetch')),
  'https://login.example/3.pdf': () => Promise.resolve(new Response('<html>Sign in')),
  'https://gone.example/4.pdf': () => Promise.resolve(new Response('%PDF-', { status: 404 })),
};

const asked: string[] = [];

const read = (address: string): Promise<Response> => {
  asked.push(address);
  return hosts[address]!();
};

const twin = new InMemoryFileArchives();
for (const address of Object.keys(hosts)) if (address !== PDF) twin.unreadable.add(address);

const namesInZip = (bytes: Uint8Array) => Object.keys(unzipSync(bytes));
const namesInJson = (bytes: Uint8Array) => Object.keys(JSON.parse(strFromU8(bytes)) as object);

describe.each<[string, FileArchives, (bytes: Uint8Array) => readonly string[]]>([
  ['FflateFileArchives', new FflateFileArchives(read), namesInZip],
  ['InMemoryFileArchives', twin, namesInJson],
])('%s as FileArchives', (_name, archives, namesIn) => {
  const zip = async (addresses: readonly string[]) => {
    const own = [{ name: 'month.xlsx', content: new Blob(['sums']) }];
    const made = await archives.zip(
      own,
      addresses.map((address, index) => ({ name: `${index + 1}.pdf`, address })),
    );
    if (!made.ok) throw new Error('No archive was made');
    const { archive, left } = made.value;
    return { names: namesIn(new Uint8Array(await archive.arrayBuffer())), left };
  };

  it('holds its own files and those that can be read, and names the others', async () => {
    const left = ['2.pdf', '3.pdf', '4.pdf'];
    expect(await zip(Object.keys(hosts))).toEqual({ names: ['month.xlsx', '1.pdf'], left });
  });

  it('holds its own files alone if no other can be read', async () => {
    expect(await zip([CLOSED])).toEqual({ names: ['month.xlsx'], left: ['1.pdf'] });
  });
});

describe('FflateFileArchives', () => {
  it('keeps the bytes of a file', async () => {
    const own = [{ name: 'month.xlsx', content: new Blob(['sums']) }];
    const made = await new FflateFileArchives(read).zip(own, [{ name: '1.pdf', address: PDF }]);
    const archive = made.ok ? made.value.archive : null;
    const files = unzipSync(new Uint8Array(await archive!.arrayBuffer()));
    expect([files['month.xlsx'], files['1.pdf']].map(file => strFromU8(file!))).toEqual(['sums', '%PDF-1.7 one']);
  });

  it('takes a file of many megabytes', async () => {
    const large = '%PDF-1.7 '.padEnd(8_000_000, 'x');
    const archives = new FflateFileArchives(() => Promise.resolve(new Response(large)));
    const made = await archives.zip([], [{ name: '1.pdf', address: PDF }]);
    expect(made.ok && [made.value.left, made.value.archive.size > large.length]).toEqual([[], true]);
  });

  it('asks no host for an address that the app refuses', async () => {
    asked.length = 0;
    const made = await new FflateFileArchives(read).zip([], [{ name: '1.pdf', address: 'about:invalid' }]);
    expect([made.ok && made.value.left, asked]).toEqual([['1.pdf'], []]);
  });
});
