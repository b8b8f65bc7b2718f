/**
 * A name as it can be shown: '' if it has nothing but spaces and invisible marks. Marks that turn the direction of writing
 * are isolated, so that they do not turn the text around the name.
 */
export function visibleText(text: string): string {
  if (!visible.test(text)) return '';
  if (!turning.test(text)) return text;
  return `${ISOLATE}${text.replace(isolates, '')}${END}`;
}

const ISOLATE = '\u2068';
const END = '\u2069';

/** A character that shows something. U+2800 is a braille pattern without dots. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u;

const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** They would end the isolation, or leave it open. */
const isolates = /[\u2066-\u2069]/g;
