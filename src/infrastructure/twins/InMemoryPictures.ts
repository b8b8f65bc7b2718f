import type { PictureFailure, Pictures } from '../../application/ports/Pictures';
import { failed, type Result, success } from '../../domain/shared/Result';

/** Accepts every file whose type is an image, and answers with a picture that says what the file was. */
export class InMemoryPictures implements Pictures {
  preload(): void {}

  avatarOf({ type, size }: Blob): Promise<Result<string, PictureFailure>> {
    const isPicture = type.startsWith('image/') && size > 0;
    return Promise.resolve(
      isPicture ? success(`data:image/png;base64,${btoa(`${type} ${size}`)}`) : failed({ reason: 'unreadable' }),
    );
  }
}
