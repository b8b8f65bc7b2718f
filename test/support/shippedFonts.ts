import { readFileSync } from 'node:fs';
import path from 'node:path';
import { binaryText } from '../../src/domain/shared/base64';
import type { PdfFonts } from '../../src/infrastructure/pdf/PdfFonts';

const fonts = path.join(__dirname, '../../node_modules/@expo-google-fonts/roboto');
const read = (file: string) => binaryText(readFileSync(path.join(fonts, file)));

/** The fonts that ship with the demo. */
export const shippedFonts = async (): Promise<PdfFonts> => ({
  regular: read('400Regular/Roboto_400Regular.ttf'),
  bold: read('700Bold/Roboto_700Bold.ttf'),
});
