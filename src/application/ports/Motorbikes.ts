import type { Brand, Motorbike, MotorbikeId, NewMotorbike } from '../../domain/selling/motorbikes/Motorbike';
import type { Failure } from '../../domain/shared/Failure';
import type { RowPage, RowQuestion, WholeList } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';

/** The motorbikes that a dealer sells. */
export interface Motorbikes {
  /** One page. A motorbike that fails to parse is reported and left out. */
  list(question: RowQuestion, signal?: AbortSignal): Promise<Result<RowPage<Motorbike>, Failure>>;
  /** The makers that the server accepts for a motorbike. One without an id is reported and left out. */
  brands(signal?: AbortSignal): Promise<Result<WholeList<Brand>, Failure>>;
  /** Adds a motorbike. `refused` lists the fields that the server rejects. */
  add(motorbike: NewMotorbike): Promise<Result<void, Failure>>;
  /** Replaces a motorbike's data. `refused` lists the fields that the server rejects. */
  change(id: MotorbikeId, motorbike: NewMotorbike): Promise<Result<void, Failure>>;
  /** Deletes a motorbike. `notFound` if the motorbike does not exist. */
  remove(id: MotorbikeId): Promise<Result<void, Failure>>;
}

export const Motorbikes = Symbol('Motorbikes');
