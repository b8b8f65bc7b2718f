import type { Brand, Motorbike, MotorbikeId, NewMotorbike } from '../../domain/selling/motorbikes/Motorbike';
import type { Failure } from '../../domain/shared/Failure';
import type { RowPage, RowQuestion } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';

/** The motorbikes a dealer sells. */
export interface Motorbikes {
  /** One that cannot be read is reported and left out. */
  list(question: RowQuestion, signal: AbortSignal): Promise<Result<RowPage<Motorbike>, Failure>>;
  brands(signal: AbortSignal): Promise<Result<readonly Brand[], Failure>>;
  add(motorbike: NewMotorbike): Promise<Result<void, Failure>>;
  change(id: MotorbikeId, motorbike: NewMotorbike): Promise<Result<void, Failure>>;
  remove(id: MotorbikeId): Promise<Result<void, Failure>>;
}

export const Motorbikes = Symbol('Motorbikes');
