/** A text as a part of a file's name, without the signs that such a name cannot have, and without the dots of an abbreviation at its end. */
export const fileNamePart = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\d.@_-]+/gu, '-').replace(/(?<=[^.])\.+$/, '');
