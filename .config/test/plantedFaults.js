/**
 * A mistake that would cost a dealer something, and the tests that have to notice it. `before` occurs once in src or
 * locales/en.
 *
 * @typedef {{ readonly fault: string, readonly before: string, readonly after: string, readonly seenBy: string }} PlantedFault
 */

/** @type {readonly PlantedFault[]} */
export const plantedFaults = [
  // Sums and rules of money
  {
    fault: 'The minimum bid is one step too low',
    before: '(highestBid + BID_STEP) as Money',
    after: 'highestBid as Money',
    seenBy: 'test/domain/bidding',
  },
  {
    fault: 'A whole minimum bid is rounded down',
    before: '(Math.ceil(minimumBid(highestBid) / 100) * 100)',
    after: '(Math.floor(minimumBid(highestBid) / 100) * 100)',
    seenBy: 'test/domain/bidding',
  },
  {
    fault: 'A raise may exceed the limit',
    before: "bidStanding(offer) === 'outbid' && raise <= limit ?",
    after: "bidStanding(offer) === 'outbid' && raise >= limit ?",
    seenBy: 'test/domain/bidding',
  },
  {
    fault: 'The miss of a lost bid counts from the minimum price',
    before: '((finalPrice - ownBid) as Money)',
    after: '((finalPrice - offer.minimalPrice) as Money)',
    seenBy: 'test/domain/bidding',
  },
  {
    fault: 'A bid binds for four days',
    before: 'BINDING_PERIOD = 14 * DAY',
    after: 'BINDING_PERIOD = 4 * DAY',
    seenBy: 'test/domain/bidding',
  },
  {
    fault: 'A chip proposes more than the limit',
    before: '(Math.floor((amount ?? 0) / 100) * 100) as Money',
    after: '(Math.ceil((amount ?? 0) / 100) * 100) as Money',
    seenBy: 'test/domain/bidding',
  },
  {
    fault: 'VAT of the margin is computed on the whole price',
    before: 'const margin = Math.max(0, salePrice - bid) as Money;',
    after: 'const margin = Math.max(0, salePrice) as Money;',
    seenBy: 'test/domain/valuation',
  },
  {
    fault: 'The maximum bid is one euro too high',
    before: 'return reached > 0 ? euros(reached) : null;',
    after: 'return reached > 0 ? euros(missed) : null;',
    seenBy: 'test/domain/valuation',
  },
  {
    fault: 'A comparable sale without a price counts as free',
    before: 'price: (finalPrice ?? 0) > 0 ? finalPrice : null,',
    after: 'price: finalPrice,',
    seenBy: 'test/domain/valuation',
  },
  {
    fault: 'The median of the comparable sales is the lower quartile',
    before: 'median: quartile(prices, 2),',
    after: 'median: quartile(prices, 1),',
    seenBy: 'test/domain/valuation',
  },
  {
    fault: 'The margin of a sale has the wrong sign',
    before: '((salePrice - price) as Money)',
    after: '((price - salePrice) as Money)',
    seenBy: 'test/domain/selling/margin',
  },
  {
    fault: 'A vehicle bought with VAT is sold under the margin scheme without a warning',
    before: "acquisition?.tax === 'vat' && 'withVat',",
    after: '',
    seenBy: 'test/domain/selling/margin',
  },
  {
    fault: 'The gross price of an invoice lacks the VAT',
    before: "priceType === 'gross' ? price : proportion(price, 100 + rate, 100)",
    after: 'price',
    seenBy: 'test/domain/selling/invoices',
  },
  {
    fault: 'A reduced rate is the standard rate',
    before: 'reduced10: 10,',
    after: 'reduced10: 23,',
    seenBy: 'test/domain/selling/invoices',
  },
  {
    fault: 'Two clients with one tax number are not likely doubles',
    before: 'taxNumber: ({ taxNumber }) => bareNumber(taxNumber),',
    after: "taxNumber: () => '',",
    seenBy: 'test/domain/selling/Entries',
  },
  {
    fault: 'A deal with an invoice waits for the pickup on the board',
    before: 'invoice: ({ invoiceCreated }) => invoiceCreated,',
    after: 'invoice: () => false,',
    seenBy: 'test/domain/board',
  },
  {
    fault: 'The fifth stop of a tour is missing from the map',
    before: 'const stops = places.slice(from, from + STOPS_OF_LEG);',
    after: 'const stops = places.slice(from, from + STOPS_OF_LEG - 1);',
    seenBy: 'test/domain/board',
  },
  {
    fault: 'An offer that may fit is hidden from a filtered list',
    before: 'isCertain &&= answer === true;',
    after: "if (answer !== true) return 'doesNotFit';",
    seenBy: 'test/domain',
  },
  {
    fault: 'A press on a price that has changed still counts as offered',
    before: '(isOnSale(offer) && offer.buyNowPrice === amount)',
    after: 'isOnSale(offer)',
    seenBy: 'test/domain/bidding',
  },
  // Presses, lost answers and pushes
  {
    fault: 'A dealer with test access buys',
    before: 'offer.buyNowPrice !== price || this.session.testAccess)',
    after: 'offer.buyNowPrice !== price)',
    seenBy: 'test/application/bidding/press',
  },
  {
    fault: 'A bid is sent a second time while its answer is awaited',
    before: 'if (this.pressStore.isInDoubt(hashId) && !options.despiteDoubt) return;',
    after: '',
    seenBy: 'test/application/bidding/press',
  },
  {
    fault: 'A placed bid is not recorded',
    before: "void this.book.keep('placedBids', hashId, { hashId, amount, placedAt: this.clock.now() });",
    after: '',
    seenBy: 'test/application/bidding/raise',
  },
  {
    fault: 'A press is kept as sent after its outcome is unknown',
    before: "this.pressStore.outcomeUnknown(press);\n    await this.turns.keep(press, 'unknown');",
    after: 'this.pressStore.outcomeUnknown(press);',
    seenBy: 'test/application/bidding/press',
  },
  {
    fault: 'A pickup leaves the invoices as they were',
    before: "'pickupConfirmed');\n      this.invoices.pages.list.outdated();",
    after: "'pickupConfirmed');",
    seenBy: 'test/application/bidding/press',
  },
  {
    fault: 'A lost answer is not looked for when the network is back',
    before: 'this.window.onOnline(() => void checkNow()),',
    after: '',
    seenBy: 'test/application/outcomes',
  },
  {
    fault: 'A lost answer is not looked for when the session is back',
    before: "reaction(() => connection.state === 'connected' && session.dealer !== null, checkAgain),",
    after: '',
    seenBy: 'test/application/outcomes',
  },
  {
    fault: 'The write of a dead line counts as failed at once',
    before: 'const isSeen = isOpen && (await this.isSeenInTime(check));',
    after: 'const isSeen = false;',
    seenBy: 'test/application/selling/entries',
  },
  {
    fault: 'Pushes missed while a session had ended are not fetched',
    before: 'if (this.connectingSince !== 0) this.events.sessionFollowed();',
    after: '',
    seenBy: 'test/application/live',
  },
  {
    fault: 'The list is not fetched again after the line was lost',
    before: 'this.fetchAgain(isGap);',
    after: '',
    seenBy: 'test/application/live',
  },
  {
    fault: 'A pushed price is ignored',
    before: "else if (event.kind === 'offerChanged') this.offers.changed(event.offer);",
    after: "else if (event.kind === 'offerChanged') continue;",
    seenBy: 'test/application/live',
  },
  {
    fault: 'A pushed counter is ignored',
    before: "if (event.kind === 'counted') this.counted(event.counters);",
    after: "if (event.kind === 'counted') continue;",
    seenBy: 'test/application/live',
  },
  {
    fault: 'The search for new matches keeps its listener after it ends',
    before: '}),\n      this.clock.every(SECOND, () => void this.findOutNext(controller.signal)),',
    after: '}) && (() => {}),\n      this.clock.every(SECOND, () => void this.findOutNext(controller.signal)),',
    seenBy: 'test/application/live',
  },
  {
    fault: 'A message whose answer was lost counts as not sent',
    before: 'else if (leavesOutcomeOpen(answer.failure)) void this.find(offer, key);',
    after: '',
    seenBy: 'test/application/conversations',
  },
  {
    fault: 'A message is sent again without a look for the first one',
    before: 'const canTell = !mayHaveArrived || (await this.check(offer, key)) !== null;',
    after: 'const canTell = true;',
    seenBy: 'test/application/conversations',
  },
  {
    fault: 'A purchase that is refused is not told',
    before:
      'if (!answer.ok && isDecided(answer.failure)) runInAction(() => this.notifyDealer.purchaseEnded(offer, false));',
    after: '',
    seenBy: 'test/application/bidding/press',
  },
  {
    fault: 'An outbid bid is not told',
    before: 'else if (isOnSale(offer)) this.announce([outbidNews(offer)]);',
    after: '',
    seenBy: 'test/application/notifications',
  },
  {
    fault: 'News that was read comes back as unread in another tab',
    before: "return records.length === 0 || this.book.put('news', records);",
    after: 'return true;',
    seenBy: 'test/application/notifications',
  },
  // The wire
  {
    fault: 'The greatest mileage is not sent',
    before: "mileageTo: 'total_mileage_to',",
    after: "mileageTo: 'mileage_to',",
    seenBy: 'test/infrastructure/http',
  },
  {
    fault: 'The list of sold offers shows the archive',
    before: "sold: '/api/v2/archive_offers/sold',",
    after: "sold: '/api/v2/archive_offers/archive_accepted',",
    seenBy: 'test/contracts/market',
  },
  {
    fault: 'A bid is sent in cents',
    before: 'const body = { bet: { value: toEuros(amount), offer_id: offer } };',
    after: 'const body = { bet: { value: amount, offer_id: offer } };',
    seenBy: 'test/contracts/market',
  },
  {
    fault: 'The cable is opened without its token',
    before: "address.searchParams.set('token', token);",
    after: '',
    seenBy: 'test/infrastructure/actionCable',
  },
  {
    fault: 'The conversation channel is not subscribed',
    before: "['ChatChannel', readChat],",
    after: '',
    seenBy: 'test/infrastructure/actionCable',
  },
  // Views: the value in its place
  {
    fault: 'The column of the minimum price shows the highest bid',
    before: '<Price of={offer.minimalPrice} />',
    after: '<Price of={offer.highestBid} />',
    seenBy: 'test/ui/offers/OfferTable',
  },
  {
    fault: 'The column of the own bid shows the fixed price',
    before: '<Icon of={Gavel} size={12} /> <Price of={offer.ownBid} />',
    after: '<Icon of={Gavel} size={12} /> <Price of={offer.buyNowPrice} />',
    seenBy: 'test/ui/offers/OfferTable',
  },
  {
    fault: 'A sold offer shows no final price',
    before: 'if (finalPrice !== null && finalPrice > 0)',
    after: 'if (finalPrice === -1)',
    seenBy: 'test/ui/offers',
  },
  {
    fault: 'The offer page shows no publication date',
    before: '{moment(offer.publishedAt)}</time>',
    after: '</time>',
    seenBy: 'test/ui/offers',
  },
  {
    fault: 'The phone number of the seller is missing',
    before: "[t('phone'), phone && linked(phone, phoneLink(phone))],",
    after: "[t('phone'), ''],",
    seenBy: 'test/ui/deals',
  },
  {
    fault: 'The commission stands in place of the price of a deal',
    before: "[t('clientPrice'), amount(clientPrice)],",
    after: "[t('clientPrice'), amount(commission)],",
    seenBy: 'test/ui/deals',
  },
  {
    fault: 'The account of the payment is missing',
    before: "[t('creditNumber'), creditNumber],",
    after: '',
    seenBy: 'test/ui/deals',
  },
  {
    fault: 'The question before a pickup does not say that it issues the invoice',
    before: "<p>{t('deals:pickupIssuesInvoice')}</p>",
    after: '',
    seenBy: 'test/ui/deals',
  },
  {
    fault: 'The toast of an outbid bid offers no raise',
    before: "{news.kind === 'outbid' && <RaiseLink hashId={news.hashId} />}",
    after: '',
    seenBy: 'test/ui/notifications',
  },
  {
    fault: 'Refresh of the invoices does nothing',
    before: 'onClick={() => void list.refresh()}\n        />\n      </PageHead>',
    after: '/>\n      </PageHead>',
    seenBy: 'test/ui/invoices',
  },
  {
    fault: 'The counter of the invoices stays after they were seen',
    before: "useRun(CounterStore, 'invoices', list);",
    after: '',
    seenBy: 'test/ui/invoices',
  },
  {
    fault: 'The press that orders transport sends nothing',
    before:
      '<MoneyButton kind="primary" className={spendLook} busy={isLocked} onClick={doubt.press}>\n              {t(\'deals:yesOrderTransport\')}',
    after:
      '<MoneyButton kind="primary" className={spendLook} busy={isLocked}>\n              {t(\'deals:yesOrderTransport\')}',
    seenBy: 'test/ui/deals',
  },
  {
    fault: 'My bets does not say by how much a bid was lost',
    before: 'const miss = lostBy({ offer, purchase });\n  if (miss === null) return null;',
    after: 'const miss = lostBy({ offer, purchase });\n  if (miss !== null) return null;',
    seenBy: 'test/ui/bidding',
  },
  {
    fault: 'My bets raises to the highest bid',
    before: 'onClick={event => handleRaise(event, minimum)}',
    after: 'onClick={event => handleRaise(event, offer.highestBid)}',
    seenBy: 'test/ui/bidding',
  },
  {
    fault: 'Test access may press Buy now',
    before: "          disabled={testAccess}\n        >\n          {t('buyNow')}",
    after: "        >\n          {t('buyNow')}",
    seenBy: 'test/ui/bidding',
  },
  {
    fault: 'The printed list of invoices has no prices',
    before: 'cell: ({ finalPrice }) => amount(finalPrice),',
    after: "cell: () => '–',",
    seenBy: 'test/ui/invoices',
  },
  {
    fault: 'The clock of a deal says nothing after 48 hours',
    before: ": t('deals:clock.running', { left: clock.left });",
    after: ": '';",
    seenBy: 'test/ui/deals',
  },
  {
    fault: 'An export has the commission as the total',
    before: 'total: amount(deal && dealTotal(deal)),',
    after: 'total: amount(deal && deal.commission),',
    seenBy: 'test/(domain|application|ui)/board',
  },
  // Views: what is handed on, what fails, and a later page
  {
    fault: 'The limit on Today is the highest bid',
    before: "t('limit', { amount: money(limit) })",
    after: "t('limit', { amount: money(highestBid) })",
    seenBy: 'test/ui/home',
  },
  {
    fault: 'Each line of a handover shows the photos of all lines',
    before: 'if (of !== line || !bytes) return null;',
    after: 'if (!bytes) return null;',
    seenBy: 'test/ui/board/handover',
  },
  {
    fault: 'A purchase that fails says nothing beside the bid form',
    before: "const ownPresses = ['bid', 'buyNow'] as const;",
    after: "const ownPresses = ['bid'] as const;",
    seenBy: 'test/ui/bidding',
  },
  {
    fault: 'A search is saved without the filters that were typed last',
    before: '<SavedSearches question={fromFirstPage(list.question, { filters })}',
    after: '<SavedSearches question={list.question}',
    seenBy: 'test/ui/offers/BrowsePage',
  },
  {
    fault: 'A sign-in without a connection is called a wrong password',
    before: ': failureText(shownFailure);',
    after: ": t('failure.passwordInvalid');",
    seenBy: 'test/ui/session',
  },
  {
    fault: 'The example of a bid stores the price per km as the least price',
    before: "cost('transportPerKm', t('defaults.perKm'))",
    after: "cost('transportFloor', t('defaults.perKm'))",
    seenBy: 'test/ui/settings',
  },
  {
    fault: 'The rest of a list is asked for as its first page',
    before: 'onMore={() => void loadOffers.more(list.tab)}',
    after: 'onMore={() => void loadOffers.refresh(list.tab)}',
    seenBy: 'test/ui/offers',
  },
  // What stays
  {
    fault: 'A part that is gone still hears its keys',
    before: 'parts = parts.filter(other => other !== part);',
    after: '',
    seenBy: 'test/ui/shared/Keys',
  },
  {
    fault: 'The listeners of the window stay after what they serve',
    before: 'return () => window.removeEventListener(event, handle, options);',
    after: 'return () => undefined;',
    seenBy: 'test/contracts/browser',
  },
  {
    fault: 'The counter of a list stays after the list was left',
    before: 'return screen && counters.run(screen, list);',
    after: 'if (screen) counters.run(screen, list);',
    seenBy: 'test/ui/offers',
  },
  {
    fault: 'The counting of saved searches goes on after their page was left',
    before: 'void searches.count(controller.signal);\n    return () => controller.abort();',
    after: 'void searches.count(controller.signal);',
    seenBy: 'test/ui/search',
  },
  {
    fault: 'A position that is found after the settings were left sets the yard',
    before: 'useEffect(() => () => changes.cancel(), [changes]);\n\n  const change = useCallback(',
    after: 'const change = useCallback(',
    seenBy: 'test/ui/settings',
  },
  {
    fault: 'Letters act below an open dialog',
    before: ' || isTyping(event.target) || isDialogOpen())',
    after: ' || isTyping(event.target))',
    seenBy: 'test/ui/navigation',
  },
  // Texts and styles
  {
    fault: 'The styles of a tile hide its amount',
    before: '.amount {\n  grid-area: 2 / 3 / auto / -1;',
    after: '.amount {\n  grid-area: 2 / 3 / auto / -1;\n  display: none;',
    seenBy: 'test/browser/list-row',
  },
  {
    fault: 'The styles of a printed list leave the screen in it',
    before: ':global(body):has(> .sheet) > :not(.sheet) {\n    display: none !important;',
    after: ':global(body):has(> .sheet) > :not(.sheet) {\n    display: block;',
    seenBy: 'test/browser/offer-print',
  },
  {
    fault: 'The styles of the papers print several stops on one page',
    before: '.sheet + .sheet {\n    break-before: page;',
    after: '.sheet + .sheet {\n    break-before: auto;',
    seenBy: 'test/browser/deal-board',
  },
  {
    fault: 'The question before a pickup has no text in English',
    before: '"pickupIssuesInvoice":',
    after: '"pickupIssuesInvoices":',
    seenBy: 'test/locales',
  },
];
