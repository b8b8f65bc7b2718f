/** The build that the host serves, which may be newer than the one that this page runs. */
export interface Deployment {
  /** Whether code could not be loaded because the host answers, but no longer has the file. Never fails. */
  hasRemoved(error: unknown): Promise<boolean>;
}

export const Deployment = Symbol('Deployment');
