import { makeAutoObservable, observable } from 'mobx';

/** Forms and writes that a reload would lose or interrupt. Each form and each write registers itself here. */
export class UnsavedWork {
  private readonly forms = observable.set<unknown>(undefined, { deep: false });
  private writes = 0;

  constructor() {
    makeAutoObservable<this, 'forms'>(this, { forms: false });
  }

  get isAny(): boolean {
    return this.forms.size > 0 || this.writes > 0;
  }

  formChanged(form: unknown, isDirty: boolean): void {
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
