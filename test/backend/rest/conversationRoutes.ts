import * as v from 'valibot';
import type { HashId } from '../../../src/domain/offers/Offer';
import { success } from '../../../src/domain/shared/Result';
import { wireConversation, wireElement, wireMessage } from '../wire/wireConversation';
import { requestJudge } from './requestJudge';
import type { Route } from './restRoutes';

const hashId = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform(text => text as HashId),
);
const page = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1'), v.transform(Number));
const pageQuery = v.strictObject({ page });
const conversationQuery = v.strictObject({ hash_id: hashId });
const seenBody = v.strictObject({ hash_id: hashId });
const messageBody = v.strictObject({
  offer: v.strictObject({ hash_id: hashId }),
  message: v.strictObject({
    body: v.pipe(v.string(), v.regex(/^\S([^]*\S)?$/, 'must be a text, without blanks around')),
  }),
});

const list: Route['answer'] = (dealer, request) => {
  const { rows, totalPages, totalCount, limit } = dealer.conversations(requestJudge.query(request, pageQuery).page);
  return success({
    conversations: rows.map(wireElement),
    total_pages: totalPages,
    total_count: totalCount,
    limit,
  });
};

const byHashId: Route['answer'] = (dealer, request) => {
  const conversation = dealer.conversation(requestJudge.query(request, conversationQuery).hash_id);
  return conversation.ok ? success({ conversation: wireConversation(conversation.value) }) : conversation;
};

const markSeen: Route['answer'] = (dealer, request) => dealer.markSeen(requestJudge.body(request, seenBody).hash_id);

const send: Route['answer'] = (dealer, request) => {
  const { offer, message } = requestJudge.body(request, messageBody);
  const sent = dealer.sendMessage(offer.hash_id, message.body);
  if (!sent.ok) return sent;
  const { conversationId, message: written } = sent.value;
  return success({ conversation_id: conversationId, message: written && wireMessage(written) });
};

export const conversationRoutes: readonly Route[] = [
  { call: /^GET \/api\/v2\/conversations$/, answer: list },
  { call: /^GET \/api\/v2\/conversations\/show_by_hash_id$/, answer: byHashId },
  { call: /^PUT \/api\/v2\/conversations\/update_seen_by_dealer$/, answer: markSeen },
  { call: /^POST \/api\/v2\/messages$/, answer: send },
];
