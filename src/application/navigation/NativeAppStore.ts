import { makeAutoObservable } from 'mobx';

export class NativeAppStore {
  isNarrow = false;
  isDeclined = false;

  constructor() {
    makeAutoObservable(this);
  }

  get isOffered(): boolean {
    return this.isNarrow && !this.isDeclined;
  }

  widthKnown(isNarrow: boolean): void {
    this.isNarrow = isNarrow;
  }

  declined(): void {
    this.isDeclined = true;
  }
}
