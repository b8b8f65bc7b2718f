import type { Motorbikes } from '../../application/ports/Motorbikes';
import type { Brand, BrandId, Motorbike, MotorbikeId, NewMotorbike } from '../../domain/selling/motorbikes/Motorbike';
import type { Failure } from '../../domain/shared/Failure';
import type { RowPage, RowQuestion, WholeList } from '../../domain/shared/Page';
import { type Result, success } from '../../domain/shared/Result';
import { motorbikeBrands } from '../market/catalogue/models/motorbikeBrands';
import { atSellingDesk } from '../market/selling/SellingDesk';
import type { InMemorySession } from './InMemorySession';

export class InMemoryMotorbikes implements Motorbikes {
  constructor(private readonly session: InMemorySession) {}

  list(question: RowQuestion, signal?: AbortSignal): Promise<Result<RowPage<Motorbike>, Failure>> {
    return this.session.read(
      atSellingDesk(({ invoicing }) => success(invoicing.motorbikes(question))),
      signal,
    );
  }

  brands(signal?: AbortSignal): Promise<Result<WholeList<Brand>, Failure>> {
    const brands = motorbikeBrands.map(({ id, name }) => ({ id: id as BrandId, name }));
    return this.session.read(
      atSellingDesk(() => success({ rows: brands, received: brands.length })),
      signal,
    );
  }

  add(motorbike: NewMotorbike): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(({ invoicing }) => invoicing.addMotorbike(motorbike)));
  }

  change(id: MotorbikeId, motorbike: NewMotorbike): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(({ invoicing }) => invoicing.changeMotorbike(id, motorbike)));
  }

  remove(id: MotorbikeId): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(({ invoicing }) => invoicing.removeMotorbike(id)));
  }
}
