import { LikeStore } from '../../../src/application/offers/LikeStore';
import { anOffer } from '../../support/anOffer';
import { watchActions } from '../../support/watchActions';

watchActions();

const offer = anOffer();
const other = anOffer({ hashId: 'CA-00001' as typeof offer.hashId });

it('has no count until the server has told one', () => {
  const likes = new LikeStore();
  likes.pressed(offer, true);
  likes.taken(offer.hashId, true, likes.counting);
  likes.settled(offer.hashId);
  expect(likes.count).toBeNull();
  likes.serverCounted(3);
  expect(likes.count).toBe(3);
});

it('counts what is ahead of the server', () => {
  const likes = new LikeStore();
  likes.serverCounted(3);
  likes.pressed(offer, true);
  likes.pressed(other, true);
  expect(likes.count).toBe(5);
  likes.taken(other.hashId, true, likes.counting);
  likes.settled(other.hashId);
  likes.settled(offer.hashId);
  expect(likes.count).toBe(4);
});

it('never counts below zero', () => {
  const likes = new LikeStore();
  likes.serverCounted(0);
  likes.pressed({ ...offer, isLiked: true }, false);
  expect(likes.count).toBe(0);
});

it('takes a count that came meanwhile once all likes are settled, with what was sent after it', () => {
  const likes = new LikeStore();
  likes.serverCounted(3);
  likes.pressed(offer, true);
  const before = likes.counting;
  likes.serverCounted(9);
  likes.pressed(other, true);
  const after = likes.counting;
  expect(likes.count).toBe(5);
  likes.taken(offer.hashId, true, before);
  likes.settled(offer.hashId);
  expect(likes.count).toBe(5);
  likes.taken(other.hashId, true, after);
  likes.settled(other.hashId);
  expect(likes.count).toBe(10);
});

it('has nothing to send where the wish is what the server holds', () => {
  const likes = new LikeStore();
  expect(likes.unsent(offer.hashId)).toBeUndefined();
  likes.pressed(offer, true);
  expect(likes.unsent(offer.hashId)).toBe(true);
  likes.pressed(offer, false);
  expect(likes.unsent(offer.hashId)).toBeUndefined();
});
