import type { FileSharing, SharingOutcome } from '../../application/ports/FileSharing';
import { errorName } from '../errorName';

const TYPE = 'application/pdf';

export class WebFileSharing implements FileSharing {
  canShare(): boolean {
    // Some browsers have no files to share, and others share only addresses.
    const files = [new File([], 'a.pdf', { type: TYPE })];
    return 'canShare' in navigator && navigator.canShare({ files });
  }

  async share(file: Blob, name: string): Promise<SharingOutcome> {
    try {
      await navigator.share({ files: [new File([file], name, { type: TYPE })] });
      return 'shared';
    } catch (error) {
      return errorName(error) === 'AbortError' ? 'cancelled' : 'failed';
    }
  }
}
