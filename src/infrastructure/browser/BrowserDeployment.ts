import type { Deployment } from '../../application/ports/Deployment';
import { isFileGone } from './page/isFileGone';

export class BrowserDeployment implements Deployment {
  hasRemoved(error: unknown): Promise<boolean> {
    return isFileGone(error);
  }
}
