import * as v from 'valibot';
import type { Motorbikes } from '../../../application/ports/SellingEntries';
import type {
  Brand,
  BrandId,
  Motorbike,
  MotorbikeId,
  NewMotorbike,
} from '../../../domain/selling/motorbikes/Motorbike';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage, WholeList } from '../../../domain/shared/Page';
import { type Result, success } from '../../../domain/shared/Result';
import type { HttpClient } from '../client/HttpClient';
import { type JsonReader, readList } from '../json/reading/JsonReader';
import { id, listSize, toListSize } from '../json/reading/numbers';
import { optional } from '../json/reading/optional';
import { readShape } from '../json/reading/readShape';
import { HttpEntries, sellingField } from './HttpEntries';

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

const MotorbikeJson = v.object({
  id,
  model: optional.text,
  brand_id: v.nullish(id),
  brand_name: optional.text,
  vin: optional.text,
});

const MotorbikePageJson = v.object({ motorbikes: v.array(v.unknown()), ...listSize });
const BrandJson = v.object({ id, name: optional.text });
const BrandsJson = v.object({ brands: v.array(v.unknown()) });

const readMotorbike: JsonReader<Motorbike> = (json, drop) => {
  const parsed = readShape(MotorbikeJson, json, drop);
  if (!parsed.ok) return parsed;
  const { id, model, brand_id: brandId, brand_name: brandName, vin } = parsed.value;
  return success({
    id: id as MotorbikeId,
    model: model ?? '',
    brandId: (brandId ?? 0) as BrandId,
    brandName: brandName ?? '',
    vin: vin ?? '',
  });
};

const readMotorbikePage: JsonReader<RowPage<Motorbike>> = (json, drop) => {
  const parsed = readShape(MotorbikePageJson, json, drop);
  if (!parsed.ok) return parsed;
  const { motorbikes } = parsed.value;
  const rows = readList('motorbikes', motorbikes, readMotorbike, drop);
  return success({ rows, received: motorbikes.length, ...toListSize(parsed.value) });
};

const readBrand: JsonReader<Brand> = (json, drop) => {
  const parsed = readShape(BrandJson, json, drop);
  return parsed.ok ? success({ id: parsed.value.id as BrandId, name: parsed.value.name ?? '' }) : parsed;
};

export const readBrands: JsonReader<WholeList<Brand>> = (json, drop) => {
  const parsed = readShape(BrandsJson, json, drop);
  if (!parsed.ok) return parsed;
  const { brands } = parsed.value;
  return success({ rows: readList('brands', brands, readBrand, drop), received: brands.length });
};

const toMotorbikeJson = ({ model, brandId, vin }: NewMotorbike) => ({ model, brand_id: brandId, vin });
