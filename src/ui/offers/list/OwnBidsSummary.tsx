import { ListChecks } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OwnBids } from '../../../application/bidding/raise/OwnBids';
import { Raises } from '../../../application/bidding/raise/Raises';
import { RaiseTicks } from '../../../application/bidding/raise/RaiseTicks';
import { CountedRows } from '../../../application/offers/list/CountedRows';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { type BidGroup, bidGroups, groupOfStanding } from '../../../domain/bidding/OwnBid';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { type OwnBidStanding, ownBidStandings } from '../../../domain/offers/OwnBidStanding';
import { kitClass } from '../../kit/kitElement';
import { Row, Toolbar } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { moveByArrow, showWhole } from '../../shared/input/moveByArrow';
import { useRememberedOpen } from '../../shared/input/useRememberedOpen';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { standingIcons } from '../parts/StandingMark';
import * as styles from './OwnBidsSummary.module.css';

interface OwnBidsSummaryProps {
  readonly list: OfferList;
  readonly chosen: OwnBidStanding | null;
  readonly onChoose: (standing: OwnBidStanding | null) => void;
}

const ownBids: readonly OfferTab[] = ['ownBids'];
const none: readonly OfferTab[] = [];

/** Counts all own bids by the groups of the list, once they are loaded. A press on a group shows it alone. */
export const OwnBidsSummary = observer(function OwnBidsSummary({ list, chosen, onChoose }: OwnBidsSummaryProps) {
  const { t } = useTexts(['offersDetails', 'biddingBets']);
  const { counts, areCounted } = useInjection(OwnBids);
  // A list without pages loads all of them itself.
  useRun(CountedRows, list.question.paging === 'paginated' ? ownBids : none);
  const chosenGroup = chosen && groupOfStanding[chosen];
  const shown = bidGroups.filter(group => counts.has(group) || group === chosenGroup);
  // Keeps the space free until the counts are known, so that the list below does not shift.
  if (list.lastFetchedAt === null) return <Toolbar paddingBlock={1.5} className={styles.summary} />;
  if (shown.length === 0) return null;
  return (
    <Toolbar gap={1.5} nowrap paddingBlock={1.5} className={styles.summary}>
      <Row
        gap={1.5}
        align="stretch"
        wrap
        grow
        minWidth={0}
        role="toolbar"
        aria-label={t('offersDetails:ownBids.label')}
        className={styles.standings}
        onFocus={showWhole}
        onKeyDown={event => moveByArrow(event, 'button')}
      >
        {shown.map((group, place) => {
          const isChosen = group === chosenGroup;
          const standing = standingFor(group);
          return (
            <button
              key={group}
              type="button"
              className={styles.standing}
              aria-pressed={isChosen}
              // One stop of the Tab key, so that the press for several raises is near.
              tabIndex={(chosenGroup ? isChosen : place === 0) ? 0 : -1}
              onClick={() => onChoose(isChosen ? null : standing)}
            >
              <Icon of={standingIcons[standing]} size={16} className={kitClass({ tone: tones[standing] })} />{' '}
              <span>{t(`biddingBets:groups.${group}`)}</span>{' '}
              {areCounted && (
                <Text as="strong" tone="primary">
                  {counts.get(group) ?? 0}
                </Text>
              )}
            </button>
          );
        })}
      </Row>
      <RaiseSeveral />
    </Toolbar>
  );
});

const tones: Partial<Record<OwnBidStanding, 'error' | 'info' | 'warning' | 'success'>> = {
  outbid: 'error',
  rejected: 'error',
  leading: 'info',
  waiting: 'warning',
  won: 'success',
};

/** The standing in the address that asks for a group. Only the closed bids have several. */
const standingFor = (group: BidGroup): OwnBidStanding =>
  ownBidStandings.findLast(standing => groupOfStanding[standing] === group)!;

/** Shows or hides the ticks in the rows. */
const RaiseSeveral = observer(function RaiseSeveral() {
  const { t } = useTexts('biddingBets');
  const raises = useInjection(Raises);
  const ticks = useInjection(RaiseTicks);
  const { isChoosing } = ticks;
  const bets = useInjection(OwnBids);
  const [isOpen, toggle] = useRememberedOpen('raises');
  useEffect(() => {
    if (isOpen) ticks.choose(true);
  }, [ticks, isOpen]);
  useEffect(() => raises.restore(), [raises]);
  const handleToggle = () => {
    ticks.choose(
      !isChoosing,
      bets.onScreen.flatMap(({ group, ids }) => (group === 'outbid' ? ids : [])),
    );
    if (isOpen === isChoosing) toggle();
  };
  return (
    <Button className={styles.several} data-raise-several aria-pressed={isChoosing} onClick={handleToggle}>
      <Icon of={ListChecks} size={16} /> <Text phone={{ unseen: true }}>{t('raises.several')}</Text>
    </Button>
  );
});
