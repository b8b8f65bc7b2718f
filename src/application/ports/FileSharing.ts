/** `cancelled`: the dealer closed the list of apps. Nothing was shared. */
export type SharingOutcome = 'shared' | 'cancelled' | 'failed';

/** Hands a file to another app of this device. */
export abstract class FileSharing {
  /** Whether this device has a list of apps that take PDFs. */
  abstract canShare(): boolean;
  abstract share(file: Blob, name: string): Promise<SharingOutcome>;
}
