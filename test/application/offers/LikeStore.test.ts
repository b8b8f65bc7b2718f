import { LikeStore } from '../../../src/application/offers/LikeStore';
import { anOffer } from '../../support/anOffer';
import { watchActions } from '../../support/watchActions';

watchActions();

const offer = anOffer();
const other = anOffer({ hashId: 'CA-00001' as typeof offer.hashId });

it('LikeStore has no count until the server sends one', () => {
  const likes = new LikeStore();
  likes.pressed(offer, true);
  likes.confirmed(offer.hashId, true, likes.countVersion);
  likes.settled(offer.hashId);
  expect(likes.count).toBeNull();
  likes.serverCounted(3);
  expect(likes.count).toBe(3);
});

it('LikeStore waits for nothing after a like that was not pressed here', () => {
  const likes = new LikeStore();
  likes.confirmed(offer.hashId, true, likes.countVersion);
  expect([likes.isAnyUnderWay, likes.unsent(offer.hashId)]).toEqual([false, undefined]);
});

it('LikeStore counts likes that the server does not count yet', () => {
  const likes = new LikeStore();
  likes.serverCounted(3);
  likes.pressed(offer, true);
  likes.pressed(other, true);
  expect(likes.count).toBe(5);
  likes.confirmed(other.hashId, true, likes.countVersion);
  likes.settled(other.hashId);
  likes.settled(offer.hashId);
  expect(likes.count).toBe(4);
});

it('LikeStore shows the first count of the server even while a like is under way', () => {
  const likes = new LikeStore();
  expect(likes.isAnyUnderWay).toBe(false);
  likes.pressed(offer, true);
  likes.serverCounted(3);
  expect([likes.count, likes.isAnyUnderWay]).toEqual([4, true]);
});

it('LikeStore never counts below zero', () => {
  const likes = new LikeStore();
  likes.serverCounted(0);
  likes.pressed({ ...offer, isLiked: true }, false);
  expect(likes.count).toBe(0);
});

it('LikeStore applies a server count that arrived meanwhile once all likes are settled', () => {
  const likes = new LikeStore();
  likes.serverCounted(3);
  likes.pressed(offer, true);
  const before = likes.countVersion;
  likes.serverCounted(9);
  likes.pressed(other, true);
  const after = likes.countVersion;
  expect(likes.count).toBe(5);
  likes.confirmed(offer.hashId, true, before);
  likes.settled(offer.hashId);
  expect(likes.count).toBe(5);
  likes.confirmed(other.hashId, true, after);
  likes.settled(other.hashId);
  expect(likes.count).toBe(10);
});

it('LikeStore has nothing to send if the wish equals the state of the server', () => {
  const likes = new LikeStore();
  expect(likes.unsent(offer.hashId)).toBeUndefined();
  likes.pressed(offer, true);
  expect(likes.unsent(offer.hashId)).toBe(true);
  likes.pressed(offer, false);
  expect(likes.unsent(offer.hashId)).toBeUndefined();
});

it('LikeStore does not believe a count again that the liked offers have proved wrong', () => {
  const likes = new LikeStore();
  for (const count of [3, 5]) likes.serverCounted(count);
  likes.read(3);
  likes.serverCounted(5);
  expect([likes.count, likes.surprises]).toEqual([3, 1]);
  likes.serverCounted(6);
  expect([likes.count, likes.surprises]).toEqual([6, 2]);
});
