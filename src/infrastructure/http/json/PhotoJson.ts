import * as v from 'valibot';
import type { Photo } from '../../../domain/offers/OfferDetail';
import { failed, success } from '../../../domain/shared/Result';
import { imageAddress } from '../../../domain/shared/WebAddress';
import type { JsonReader } from './JsonReader';
import { finite, id } from './numbers';
import { optional } from './optional';
import { readShape } from './readShape';

export const PhotoJson = v.object({
  id,
  file: v.object({
    url: v.string(),
    width: finite,
    height: finite,
    thumb: v.nullish(v.object({ url: optional.text })),
  }),
});

/** A photo with an unsafe address is dropped. */
export const readPhoto: JsonReader<Photo> = (json, drop) => {
  const parsed = readShape(PhotoJson, json, drop);
  if (!parsed.ok) return parsed;
  const { id: photoId, file } = parsed.value;
  const address = imageAddress(file.url);
  if (address === null) return failed('file.url');
  const thumbnail = imageAddress(file.thumb?.url) ?? address;
  return success({ id: photoId, address, thumbnail, width: file.width, height: file.height });
};
