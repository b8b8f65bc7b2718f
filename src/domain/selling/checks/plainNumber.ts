/** What people write before a number, once it is plain. */
const label = /^(NIP|UST(ID)?(NR)?|VAT(ID|UE|NO)?)+/;

/** The letters and digits of a tax number: without its label, separators and marks that cannot be seen. */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\d]/gu, '')
    .toUpperCase()
    .replace(label, '');
