import { inject, injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';
import { ActionBarStore } from '../bidding/ActionBarStore';
import { LikeStore } from '../offers/LikeStore';

/**
 * Forms and writes that a reload would lose or interrupt. Presses and likes are known to their stores. Each form and each
 * other write registers itself here.
 */
@injectable()
export class UnsavedWork {
  private readonly forms = observable.set<string>();
  private writes = 0;

  constructor(
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(LikeStore) private readonly likes: LikeStore,
  ) {
    makeAutoObservable<this, 'forms' | 'bars' | 'likes'>(this, { forms: false, bars: false, likes: false });
  }

  get isAny(): boolean {
    return this.forms.size > 0 || this.writes > 0 || this.bars.isAnyLocked || this.likes.isAnyUnderWay;
  }

  formChanged(form: string, isDirty: boolean): void {
    if (isDirty) this.forms.add(form);
    else this.forms.delete(form);
  }

  writeStarted(): void {
    this.writes += 1;
  }

  writeEnded(): void {
    this.writes -= 1;
  }
}
