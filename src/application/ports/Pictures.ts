import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export abstract class Pictures {
  /** Fetches a picture before all others, because a view will need it soon. The view reports a failure. */
  abstract preload(address: string): void;
  /**
   * Scales a picture down on this device to the size of an avatar, upright as its camera says. Returns a `data:image`
   * URL of a JPEG, or of a PNG if the picture has transparent parts. Nothing else of the file is in it.
   */
  abstract avatarOf(file: Blob): Promise<Result<string, PictureFailure>>;
  /**
   * Scales a photo down to 1,600 pixels at most, upright as its camera says. Returns a JPEG without anything that the camera
   * wrote into the file, such as the place.
   */
  abstract photoOf(file: Blob): Promise<Result<Uint8Array<ArrayBuffer>, PictureFailure>>;
}

/** `unreadable`: the file is gone, or this browser cannot read it as a picture. Otherwise, the code did not load. */
export type PictureFailure =
  Extract<Failure, { readonly reason: 'offline' | 'outdated' }> | { readonly reason: 'unreadable' };
