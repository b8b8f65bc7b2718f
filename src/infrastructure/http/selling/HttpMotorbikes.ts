import type { Motorbikes } from '../../../application/ports/Motorbikes';
import type { Brand, Motorbike, NewMotorbike } from '../../../domain/selling/motorbikes/Motorbike';
import type { Failure } from '../../../domain/shared/Failure';
import type { WholeList } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import type { HttpClient } from '../client/HttpClient';
import { HttpEntries } from './HttpEntries';
import { readBrands, readMotorbikePage, toMotorbikeJson } from './json/MotorbikeJson';
import { sellingField } from './sellingField';

export class HttpMotorbikes extends HttpEntries<Motorbike, NewMotorbike> implements Motorbikes {
  constructor(market: HttpClient) {
    super(market, {
      path: '/dealers_api/motorbikes',
      readPage: readMotorbikePage,
      isSearched: true,
      toJson: toMotorbikeJson,
      fieldOf: sellingField,
    });
  }

  brands(signal?: AbortSignal): Promise<Result<WholeList<Brand>, Failure>> {
    return this.market.get({ path: '/dealers_api/brands', read: readBrands, signal });
  }
}
