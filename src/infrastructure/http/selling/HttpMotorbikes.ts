import type { Motorbikes } from '../../../application/ports/Motorbikes';
import type { Brand, Motorbike, MotorbikeId, NewMotorbike } from '../../../domain/selling/motorbikes/Motorbike';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage, RowQuestion, WholeList } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import type { HttpClient } from '../client/HttpClient';
import { ownFields } from '../client/ownFields';
import { readNothing } from '../json/reading/JsonReader';
import { readBrands, readMotorbikePage, toMotorbikeJson } from './json/MotorbikeJson';
import { sellingField } from './sellingField';

const PATH = '/dealers_api/motorbikes';

export class HttpMotorbikes implements Motorbikes {
  constructor(private readonly market: HttpClient) {}

  list({ page, perPage, query }: RowQuestion, signal?: AbortSignal): Promise<Result<RowPage<Motorbike>, Failure>> {
    return this.market.get({ path: PATH, query: { page, query, per_page: perPage }, read: readMotorbikePage, signal });
  }

  brands(signal?: AbortSignal): Promise<Result<WholeList<Brand>, Failure>> {
    return this.market.get({ path: '/dealers_api/brands', read: readBrands, signal });
  }

  add(motorbike: NewMotorbike): Promise<Result<void, Failure>> {
    return this.send('POST', motorbike);
  }

  change(id: MotorbikeId, motorbike: NewMotorbike): Promise<Result<void, Failure>> {
    return this.send('PUT', motorbike, id);
  }

  remove(id: MotorbikeId): Promise<Result<void, Failure>> {
    return this.market.write({ method: 'DELETE', path: PATH, id, read: readNothing });
  }

  private async send(
    method: 'POST' | 'PUT',
    motorbike: NewMotorbike,
    id?: MotorbikeId,
  ): Promise<Result<void, Failure>> {
    const body = toMotorbikeJson(motorbike);
    return ownFields(await this.market.write({ method, path: PATH, id, body, read: readNothing }), sellingField);
  }
}
