import type { PictureFailure, Pictures } from '../../application/ports/Pictures';
import type { Result } from '../../domain/shared/Result';
import { loadCode } from '../loadCode';

export class BrowserPictures implements Pictures {
  preload(address: string): void {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href: address });
    document.head.append(link);
  }

  async avatarOf(file: Blob): Promise<Result<string, PictureFailure>> {
    const code = await loadCode(import(/* webpackChunkName: "avatar" */ './avatarOf'));
    return code.ok ? code.value.avatarOf(file) : code;
  }

  async photoOf(file: Blob): Promise<Result<Uint8Array<ArrayBuffer>, PictureFailure>> {
    const code = await loadCode(import(/* webpackChunkName: "handover" */ './photoOf'));
    return code.ok ? code.value.photoOf(file) : code;
  }
}
