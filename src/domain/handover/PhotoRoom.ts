import { type Handover, keptPhotos } from './Handover';

export const MOST_PHOTOS = 12;

/** Bytes of all photos in the book. */
export const PHOTO_ROOM = 60_000_000;

/** From this share on, the dealer is told how much is used. */
const NEARLY_FULL = 0.8;

/** Why a photo is not taken. */
export type PhotoRefusal = 'tooMany' | 'noRoom' | 'diskFull' | 'notKept' | 'unreadable';

type WithPhotos = Pick<Handover, 'photos' | 'lastSigned'>;

export const photoBytes = (handovers: readonly WithPhotos[]): number =>
  handovers.flatMap(keptPhotos).reduce((sum, { bytes }) => sum + bytes, 0);

/** Why a photo of this size cannot be added to a record. Null if it can. */
export function photoRefusal(handover: WithPhotos, used: number, bytes: number): PhotoRefusal | null {
  if (handover.photos.length >= MOST_PHOTOS) return 'tooMany';
  return used + bytes > PHOTO_ROOM ? 'noRoom' : null;
}

/** The used share of the room in whole percent. Null while there is enough left. */
export const fullPercent = (used: number): number | null =>
  used < PHOTO_ROOM * NEARLY_FULL ? null : Math.floor((used / PHOTO_ROOM) * 100);
