import type { Deployment } from '../../application/ports/Deployment';
import { isFileGone } from './isFileGone';

export class BrowserDeployment implements Deployment {
  hasRemoved(error: unknown): Promise<boolean> {
    return isFileGone(error);
  }
}
