import type { Instant } from '../../domain/shared/Instant';

/** A state of the source, such as '1.0.0+4f2a9c1e', and its time. */
export interface Build {
  readonly version: string;
  readonly builtAt: Instant;
}

/** The build that the host serves. It can be newer than the build that this page runs. */
export abstract class Deployment {
  /** The build that this page runs. */
  abstract readonly current: Build;
  /** Whether `error` means that the host responds but no longer has a code file. Never rejects. */
  abstract hasRemoved(error: unknown): Promise<boolean>;
}
