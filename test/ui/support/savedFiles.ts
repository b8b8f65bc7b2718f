import type { NamedSheet } from '../../../src/domain/shared/Sheet';

/** The files that the page saves from now on. jsdom cannot make an address of a file. */
export function savedFiles(): { readonly name: string; readonly blob: Blob }[] {
  const files: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const address = `blob:${blobs.size}`;
      blobs.set(address, blob);
      return address;
    },
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: blobs.get(this.getAttribute('href')!)! });
  });
  return files;
}

/** The sheets of a file for spreadsheets, as the twin writes it. */
export const sheetsOf = async (blob: Blob): Promise<readonly NamedSheet[]> =>
  JSON.parse(await textOf(blob)) as readonly NamedSheet[];

/** Blobs of jsdom have no method for it. */
export const textOf = (blob: Blob): Promise<string> =>
  new Promise(resolve => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
