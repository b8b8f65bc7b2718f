import { endConnectionFailures } from '../../../src/application/start/startTasks';
import type { Press } from '../../../src/domain/bidding/Press';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Failure } from '../../../src/domain/shared/Failure';
import { euros } from '../../../src/domain/shared/Money';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const hashId = 'MB-1' as HashId;

/** A press and a message that failed, on a page whose network or live connection returns. */
function failedBy(failure: Failure, action: Press['action'] = 'bid') {
  const at = new Workplace();
  at.connection.changed('lost');
  at.connection.wentOffline();
  endConnectionFailures(identifier => at.container.get(identifier));
  at.pressStore.failed({ hashId, action, amount: euros(700), ownBidBefore: euros(0) }, failure);
  const conversation = at.conversations.of(hashId);
  const key = conversation.sent('Is it still there?', 0);
  conversation.notSent(key, failure);
  const says = () => [at.pressStore.stepOf(hashId).step, conversation.failures.has(key)];
  const deliveries = () => conversation.outgoing.map(({ delivery }) => delivery);
  return { at, says, deliveries };
}

describe('a press or a message that failed for want of a connection', () => {
  it.each(['bid', 'buyNow', 'pickup', 'transport'] as const)(
    'says so for a %s only until the network is back, and the message stays unsent',
    action => {
      const { at, says, deliveries } = failedBy({ reason: 'offline' }, action);
      expect(says()).toEqual(['failed', true]);
      at.connection.cameOnline();
      expect([says(), deliveries()]).toEqual([['idle', false], ['notSent']]);
    },
  );

  it('says only until the network is back that it was not sent because of it', () => {
    const { at, says, deliveries } = failedBy({ reason: 'notSent' });
    at.connection.cameOnline();
    expect([says(), deliveries()]).toEqual([['idle', false], ['notSent']]);
  });

  it('says so only until the live connection is back', () => {
    const { at, says } = failedBy({ reason: 'sessionNotRenewed' });
    at.connection.changed('connected');
    expect(says()).toEqual(['idle', false]);
  });
});

it('a refusal by the server stays when the connection is back', () => {
  const { at, says } = failedBy({ reason: 'refused', status: 422, message: 'No' });
  at.connection.cameOnline();
  expect(says()).toEqual(['failed', true]);
});
