import regularFile from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf';
import boldFile from '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf';
import { binaryText } from '../../domain/shared/base64';

/** The bytes of two TrueType fonts as binary strings. The fonts of PDF readers lack some of the letters. */
export interface PdfFonts {
  readonly regular: string;
  readonly bold: string;
}

/** Rejects if the fonts cannot be fetched. */
export async function fetchedFonts(): Promise<PdfFonts> {
  const fetched = async (address: string): Promise<string> => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The font ${address} is not there: ${answer.status}`);
    return binaryText(new Uint8Array(await answer.arrayBuffer()));
  };
  const [regular, bold] = await Promise.all([fetched(regularFile), fetched(boldFile)]);
  return { regular, bold };
}
