/** What a run is to say of itself. On the error stream: the test command silences the console and reads the other one. */
export const announce = (words: string): void => void process.stderr.write(`${words}\n`);
