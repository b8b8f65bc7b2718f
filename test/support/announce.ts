/**
 * Prints a summary of the run to the error stream, because the test command silences the console and ignores standard
 * output.
 */
export const announce = (words: string): void => void process.stderr.write(`${words}\n`);
