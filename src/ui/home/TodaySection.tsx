import {
  CalendarDays,
  CircleArrowDown,
  CircleX,
  Eye,
  Gavel,
  type IconNode,
  MessageSquare,
  ReceiptText,
  Search,
  TrendingDown,
  Trophy,
  Truck,
} from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { OwnTrading } from '../../application/settings/OwnTrading';
import { homeNumberText, isLowerBound } from '../../domain/home/HomeNumber';
import { hasWaiting, type TodayName, type TodayPart } from '../../domain/home/TodayPart';
import { searchRefined } from '../../domain/offers/list/BrowseQuestion';
import { searchWithStanding } from '../../domain/offers/OwnBidStanding';
import { kitClass } from '../kit/kitElement';
import { Box, Row } from '../kit/Layout';
import { SmallText } from '../kit/Text';
import { Button } from '../shared/Button';
import * as buttons from '../shared/Button.module.css';
import { Icon } from '../shared/icons/Icon';
import { Link } from '../shared/navigation';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { TodayLine } from './TodayLine';
import * as styles from './TodayPage.module.css';

/** Where the counted entries are shown. Lists of offers can be narrowed to the dealer's vehicle types. */
const targets: Readonly<Record<TodayName, string>> = {
  outbid: paths.myBets + searchWithStanding('outbid', ''),
  accepted: paths.dealBoard,
  rejected: paths.myBets + searchWithStanding('rejected', ''),
  lost: paths.myBets + searchWithStanding('lost', ''),
  dropped: paths.liked,
  newMatches: paths.savedSearches,
  cameBack: paths.browse,
  unread: paths.conversations,
  toPickUp: paths.inRealization + searchRefined('', { toPickUp: true }),
  transports: paths.inRealization,
  invoices: paths.purchaseInvoices,
};

const narrowed: ReadonlySet<TodayName> = new Set(['outbid', 'rejected', 'lost', 'dropped', 'toPickUp', 'transports']);

/** Their targets list exactly what is counted. Those of the others list more, so these lead there only from a part of it. */
const exact: ReadonlySet<TodayName> = new Set(['outbid', 'newMatches', 'unread', 'toPickUp', 'invoices']);

function useTarget(name: TodayName): string {
  const { vehicleTypes } = useInjection(OwnTrading);
  if (vehicleTypes.length === 0 || !narrowed.has(name)) return targets[name];
  const [path = '', search = ''] = targets[name].split('?');
  return path + searchRefined(search && `?${search}`, { ownTypes: true });
}

const icons: Readonly<Record<TodayName, IconNode>> = {
  outbid: CircleArrowDown,
  accepted: Trophy,
  rejected: CircleX,
  lost: Gavel,
  dropped: TrendingDown,
  newMatches: Search,
  cameBack: Eye,
  unread: MessageSquare,
  toPickUp: CalendarDays,
  transports: Truck,
  invoices: ReceiptText,
};

/** A narrow window shows so many lines of a part until the dealer asks for all, so that the other parts are near. */
const LINES_AT_FIRST = 5;

export const sectionId = (name: TodayName) => `today-${name}`;

interface PartProps {
  readonly part: TodayPart;
}

/** What waits, with its number, and below it each thing on one line. */
export const TodaySection = observer(function TodaySection({ part }: PartProps) {
  const { t } = useTexts('homeToday');
  const { name, entries } = part;
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const isFolded = !isWhole && entries.length > LINES_AT_FIRST;
  return (
    <Box as="section" surface id={sectionId(name)} tabIndex={-1} className={styles.part} data-waits={hasWaiting(part)}>
      <SectionHead part={part} />
      {entries.length > 0 && (
        <ul id={listId} data-folded={isFolded}>
          {entries.map(entry => (
            <Row
              as="li"
              key={entry.kind === 'search' ? entry.searchId : entry.hashId}
              columnGap={3}
              paddingInline={4}
              phone={{ wrap: true, paddingBlock: 2, paddingInline: 3 }}
              lineAbove
              minHeight="entry"
              className={styles.entry}
              data-kind={name}
            >
              <TodayLine entry={entry} icon={icons[name]} />
            </Row>
          ))}
        </ul>
      )}
      {isFolded && (
        <Button
          kind="quiet"
          className={styles.rest}
          aria-expanded={false}
          aria-controls={listId}
          onClick={() => setWhole(true)}
        >
          {t('showAll', { count: entries.length })}
        </Button>
      )}
    </Box>
  );
});

/** What cannot be counted yet says so. */
const SectionHead = observer(function SectionHead({ part }: PartProps) {
  const { t } = useTexts(['homeToday', 'shared']);
  const { name, number, entries } = part;
  const target = useTarget(name);
  const sourceOf = ({ held, total }: { readonly held: number; readonly total: number | null }) =>
    t(name === 'newMatches' ? 'homeToday:countedSearches' : 'homeToday:counted', {
      held,
      total: total ?? t('shared:atLeast', { counted: held }),
    });
  const source = number.state === 'counted' && isLowerBound(number) ? sourceOf(number) : undefined;
  const isAllHere = number.state === 'counted' && number.count === entries.length && !exact.has(name);
  const title = (
    <>
      <strong>{homeNumberText(number)}</strong>{' '}
      <span>{t(`homeToday:names.${name}`, { count: number.state === 'unknown' ? 0 : number.count })}</span>
      {source && <span className="visually-hidden">{`. ${source}`}</span>}
    </>
  );
  return (
    <Row
      as="h2"
      columnGap={3}
      paddingInline={4}
      size="large"
      weight={hasWaiting(part) ? 'strong' : 'regular'}
      tone={hasWaiting(part) ? 'inherit' : 'secondary'}
      phone={{ paddingInline: 3 }}
      minHeight="entry"
      className={styles.head}
      data-kind={name}
    >
      {entries.length === 0 && <Icon of={icons[name]} size={18} className={kitClass({ tone: 'secondary' })} />}
      {isAllHere ? (
        <Row as="span" gap={2} grow>
          {title}
        </Row>
      ) : (
        <Link to={target} title={source} className={kitClass({ display: 'row', gap: 2, grow: true, plainLink: true })}>
          {title}
        </Link>
      )}
      {number.state === 'unknown' && <SmallText as="span">{t('homeToday:notCounted')}</SmallText>}
      {hasWaiting(part) && entries.length === 0 && (name === 'unread' || name === 'invoices') && (
        <Link to={target} className={buttons.button}>
          {t(`homeToday:press.${name}`)}
        </Link>
      )}
    </Row>
  );
});
