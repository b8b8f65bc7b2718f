/** The build that the host serves. It can be newer than the build that this page runs. */
export interface Deployment {
  /** Whether `error` means that the host responds but no longer has a code file. Never rejects. */
  hasRemoved(error: unknown): Promise<boolean>;
}

export const Deployment = Symbol('Deployment');
