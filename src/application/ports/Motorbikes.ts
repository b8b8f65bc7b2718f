import type { Brand, Motorbike, NewMotorbike } from '../../domain/selling/motorbikes/Motorbike';
import type { Failure } from '../../domain/shared/Failure';
import type { WholeList } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';
import { SellingEntries } from './SellingEntries';

/** The motorbikes that a dealer sells. The server searches them. */
export abstract class Motorbikes extends SellingEntries<Motorbike, NewMotorbike> {
  /** The makers that the server accepts for a motorbike. One without an id is reported and left out. */
  abstract brands(signal?: AbortSignal): Promise<Result<WholeList<Brand>, Failure>>;
}
