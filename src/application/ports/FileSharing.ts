/** `cancelled`: the dealer closed the list of apps. Nothing was shared. */
export type SharingOutcome = 'shared' | 'cancelled' | 'failed';

/** Hands a file to another app of this device. */
export interface FileSharing {
  /** Whether this device has a list of apps that take PDFs. */
  canShare(): boolean;
  share(file: Blob, name: string): Promise<SharingOutcome>;
}

export const FileSharing = Symbol('FileSharing');
