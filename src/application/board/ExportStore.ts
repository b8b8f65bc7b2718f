import { makeAutoObservable, observableRef } from 'mobx';
import type { ExportKind, ExportRow } from '../../domain/board/ExportTable';
import type { Failure } from '../../domain/shared/Failure';

type ExportStep =
  | { readonly step: 'idle' }
  /** `pages` is null until the server has told it. */
  | { readonly step: 'reading'; readonly kind: ExportKind; readonly read: number; readonly pages: number | null }
  | { readonly step: 'failed'; readonly kind: ExportKind; readonly failure: Failure }
  | { readonly step: 'read'; readonly kind: ExportKind; readonly rows: readonly ExportRow[] };

/** The rows that are being read for a file. */
export class ExportStore {
  work: ExportStep = { step: 'idle' };

  constructor() {
    makeAutoObservable(this, { work: observableRef });
  }

  progressed(kind: ExportKind, read: number, pages: number | null): void {
    this.work = { step: 'reading', kind, read, pages };
  }

  failed(kind: ExportKind, failure: Failure): void {
    this.work = { step: 'failed', kind, failure };
  }

  arrived(kind: ExportKind, rows: readonly ExportRow[]): void {
    this.work = { step: 'read', kind, rows };
  }

  left(): void {
    this.work = { step: 'idle' };
  }
}
