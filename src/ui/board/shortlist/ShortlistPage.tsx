import { Printer } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { Shortlist } from '../../../application/board/Shortlist';
import { BookStore } from '../../../application/book/BookStore';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { WholeLists } from '../../../application/offers/list/WholeLists';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { BrowserWindow } from '../../../application/ports/BrowserWindow';
import { type HashId, offerName } from '../../../domain/offers/Offer';
import { offerYear } from '../../../domain/offers/vehicle/Vehicle';
import { AskButton } from '../../conversations/ask/AskButton';
import { kitClass } from '../../kit/kitElement';
import { Box, Card, Page, Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { ListEnd } from '../../offers/list/ListEnd';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { RowSkeletons } from '../../shared/lists/Skeletons';
import { useMainName } from '../../shared/loading/useMainName';
import { Link } from '../../shared/navigation';
import { VehiclePhoto } from '../../shared/offer/VehiclePhoto';
import { PageHead } from '../../shared/page/PageHead';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { paper } from '../../theme/lengths.js';
import * as styles from './ShortlistPage.module.css';

/** The liked offers as a sheet for the boss or the partner, ten on a page. The dealer can leave out some of them. */
export const ShortlistPage = observer(function ShortlistPage() {
  const { t } = useTexts(['boardShortlist', 'offers']);
  const list = useInjection(OfferLists).of('liked');
  const wholeLists = useInjection(WholeLists);
  const browserWindow = useInjection(BrowserWindow);
  const shortlist = useInjection(Shortlist);
  /** The boss may see the dealer's limits and notes, and a seller must not. */
  const [hasOwn, setOwn] = useState(false);
  useTitle(t('boardShortlist:title'));
  useMainName(t('boardShortlist:title'));
  useLayoutEffect(() => wholeLists.show('liked'), [wholeLists]);

  const ticked = list.ids.filter(hashId => shortlist.includes(hashId));
  const isKnown = list.lastFetchedAt !== null || list.ids.length > 0;
  const isAwaited = !isKnown && list.status.step === 'loading';
  return (
    <Page className={styles.sheet} data-paper>
      <PageHead
        title={t('boardShortlist:title')}
        lead={isKnown ? t('boardShortlist:ticked', { count: ticked.length }) : null}
      >
        <Link to={paths.liked}>{t('offers:lists.liked')}</Link>
        <Button kind="primary" aria-disabled={ticked.length === 0} onClick={() => browserWindow.print()}>
          <Icon of={Printer} size={16} /> <span>{t('boardShortlist:print')}</span>
        </Button>
      </PageHead>
      <Row pageWidth wrap gap={2} columnGap={4} minHeight="control" paddingInline="edge" marginTop={4} screenOnly>
        <Row as="label" gap={2}>
          <input type="checkbox" checked={hasOwn} onChange={({ target }) => setOwn(target.checked)} />
          <span>{t('boardShortlist:own')}</span>
        </Row>
        <AskButton hashIds={ticked} />
      </Row>
      <Stack
        as="ul"
        pageWidth
        gap={2}
        paddingInline="edge"
        paddingTop={3}
        plainOnPaper
        className={styles.rows}
        aria-label={t('boardShortlist:title')}
      >
        {list.ids.map(hashId => (
          <ShortlistRow
            key={hashId}
            hashId={hashId}
            hasOwn={hasOwn}
            isTicked={shortlist.includes(hashId)}
            noteLines={noteLines(ticked.indexOf(hashId), ticked.length)}
            onTick={(ticked, isTicked) => shortlist.tick(ticked, isTicked)}
          />
        ))}
      </Stack>
      {/* Two elements: a single one would be seen to move when the rows arrive above it. */}
      <Stack pageWidth screenOnly key={isAwaited ? 'awaited' : 'end'}>
        {isAwaited ? <RowSkeletons /> : <ListEnd list={list} isDrawn />}
      </Stack>
    </Page>
  );
});

/** Offers on a page. */
const MOST_ROWS = 10;

/** How many lines of a note fit into a row on paper. The rows of the last page share its room, if they are fewer than ten. */
export function noteLines(place: number, count: number): number {
  const onLastPage = count % MOST_ROWS;
  const rows = place < count - onLastPage ? MOST_ROWS : onLastPage;
  return Math.floor(((MOST_ROWS * paper.noteRow) / rows - paper.notePadding) / paper.noteLine);
}

interface ShortlistRowProps {
  readonly hashId: HashId;
  /** Whether the row has the dealer's limit and note. */
  readonly hasOwn: boolean;
  readonly isTicked: boolean;
  /** How many lines of the note are printed. */
  readonly noteLines: number;
  readonly onTick: (hashId: HashId, isTicked: boolean) => void;
}

const ShortlistRow = observer(function ShortlistRow(props: ShortlistRowProps) {
  const { hashId, hasOwn, isTicked, noteLines, onTick } = props;
  const { t } = useTexts(['boardShortlist', 'shared']);
  const { money, number } = useFormat();
  const offer = useInjection(OfferRegistry).get(hashId);
  const book = useInjection(BookStore);
  if (!offer) return null;
  const name = offerName(offer);
  const { photo, vehicleType, totalMileage, highestBid, buyNowPrice, minimalPrice } = offer;
  const limit = hasOwn ? book.get('limits', hashId) : undefined;
  const amounts = [
    ['highestBid', highestBid],
    ['minimalPrice', minimalPrice],
    ['buyNow', buyNowPrice],
    ['limit', limit],
  ] as const;
  const facts = [
    offerYear(offer),
    totalMileage !== null && t('shared:units.kilometres', { value: number(totalMileage) }),
  ];
  return (
    <Card
      as="li"
      gap={1}
      columnGap={3}
      align="start"
      padding={2.5}
      className={styles.row}
      data-ticked={isTicked}
      data-offer={hashId}
      style={{ ['--note-lines' as string]: noteLines }}
    >
      <input
        type="checkbox"
        aria-label={t('boardShortlist:tick', { name })}
        checked={isTicked}
        className={kitClass({ tick: true, screenOnly: true })}
        onChange={({ target }) => onTick(hashId, target.checked)}
      />
      <Box corners="tag" className={styles.photo}>
        {/* A lazy photo may be missing on paper. */}
        <VehiclePhoto address={photo} type={vehicleType} loading="eager" />
      </Box>
      <Text as="div" minWidth={0} breakWords translate="no">
        <Text as="h2" size="body">
          {name}
        </Text>
        <SmallText className={styles.secondary}>{[hashId, ...facts].filter(Boolean).join(' · ')}</SmallText>
      </Text>
      <Stack as="dl" size="small" tabular phone={{ inColumn: 'from-2' }} className={styles.amounts}>
        {amounts.map(
          ([name, value]) =>
            value !== undefined &&
            value > 0 && (
              <Row key={name} gap={2} justify="between">
                <Text as="dt" tone="secondary" className={styles.secondary}>
                  {t(`boardShortlist:${name}`)}
                </Text>
                <dd translate="no">{money(value)}</dd>
              </Row>
            ),
        )}
      </Stack>
      <Text as="div" minWidth={0} size="small" breakWords phone={{ inColumn: 'from-2' }} className={styles.note}>
        <Text as="p" whiteSpace="pre-wrap" className={styles.words}>
          <span>{hasOwn && book.get('notes', hashId)}</span>
          <Text gone className={styles.cut} aria-hidden>
            {t('boardShortlist:cut')}
          </Text>
        </Text>
      </Text>
    </Card>
  );
});
