import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { FetchToday } from '../../application/home/FetchToday';
import { TodayParts } from '../../application/home/TodayParts';
import { OwnTrading } from '../../application/settings/OwnTrading';
import { homeNumberText } from '../../domain/home/HomeNumber';
import { hasWaiting, mayHaveWaiting, type TodayName, type TodayPart } from '../../domain/home/TodayPart';
import { Empty } from '../kit/Empty';
import { Box, Column, Grid, Row } from '../kit/Layout';
import { Text } from '../kit/Text';
import { FailureNotice } from '../shared/FailureNotice';
import { Icon } from '../shared/icons/Icon';
import { RowSkeletons } from '../shared/lists/Skeletons';
import { useMainName } from '../shared/loading/useMainName';
import { Link } from '../shared/navigation';
import { PageHead } from '../shared/page/PageHead';
import { useTitle } from '../shared/page/useTitle';
import { paths } from '../shared/paths';
import { useFormat } from '../shared/texts/useFormat';
import { useNow } from '../shared/texts/useNow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import * as styles from './TodayPage.module.css';
import { sectionId, TodaySection } from './TodaySection';

/** What has time until the bids are placed. It stands beside them if there is room. */
const laterNames: ReadonlySet<TodayName> = new Set(['unread', 'toPickUp', 'transports', 'invoices']);

/** What the dealer must do now. What does not wait is left out. */
export const TodayPage = observer(function TodayPage() {
  const { t } = useTexts('homeToday');
  const fetchToday = useInjection(FetchToday);
  const { all, visitBefore } = useInjection(TodayParts);
  const { dayAndTime } = useFormat();
  const now = useNow();
  const { failure } = fetchToday;
  useTitle(t('title'));
  useMainName(t('title'));
  useRun(FetchToday);

  const isWaiting = all.some(hasWaiting);
  const isUncertain = all.some(mayHaveWaiting);
  const shown = all.filter(part => hasWaiting(part) || mayHaveWaiting(part));
  const isLater = ({ name }: TodayPart) => laterNames.has(name);
  const columns = [shown.filter(part => !isLater(part)), shown.filter(isLater)].filter(parts => parts.length > 0);
  const isBeside = columns.length > 1;
  const isNotLoaded = ({ number }: TodayPart) => number.state === 'unknown' && number.reason === 'notLoaded';
  const isLoading = !isWaiting && failure === null && all.some(isNotLoaded);
  return (
    <Column grow minHeight={0}>
      <PageHead
        title={t('title')}
        {...(visitBefore !== null && { lead: t('visitBefore', { since: dayAndTime(visitBefore, now) }) })}
      />
      <div className={styles.body}>
        {failure && <FailureNotice title={t('failed')} failure={failure} onTryAgain={() => fetchToday.tryAgain()} />}
        {isLoading && <RowSkeletons />}
        {!isLoading && (
          <>
            <Jumps parts={shown} isBeside={isBeside} />
            <Grid gap={5} maxWidth="lines" className={styles.columns} data-beside={isBeside}>
              {columns.map(parts => (
                <Grid gap={5} top minWidth={0} key={parts.some(isLater) ? 'later' : 'now'}>
                  {parts.map(part => (
                    <TodaySection key={part.name} part={part} />
                  ))}
                </Grid>
              ))}
            </Grid>
          </>
        )}
        {!isWaiting && !isUncertain && <NothingToDo />}
        <OwnTypesOnly others={all.reduce((sum, { ofOtherTypes = 0 }) => sum + ofOtherTypes, 0)} />
      </div>
    </Column>
  );
});

interface JumpsProps {
  readonly parts: readonly TodayPart[];
  /** A wide window has all parts in sight. */
  readonly isBeside: boolean;
}

/** In a narrow window, the parts are below each other. Each number leads to its part. */
function Jumps({ parts, isBeside }: JumpsProps) {
  const { t } = useTexts('homeToday');
  if (parts.length < 2) return null;
  const handleJump = (name: TodayName) => {
    const part = document.getElementById(sectionId(name));
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  };
  return (
    <Box
      as="nav"
      marginBottom={4}
      maxWidth="lines"
      className={styles.jumps}
      data-beside={isBeside}
      aria-label={t('parts')}
    >
      <Row as="ul" gap={2} align="stretch" wrap>
        {parts.map(({ name, number }) => (
          <li key={name}>
            <button type="button" onClick={() => handleJump(name)}>
              <Text as="strong" tone={name === 'outbid' ? 'error' : 'primary'} size="body" tabular>
                {homeNumberText(number)}
              </Text>{' '}
              <span>{t(`short.${name}`)}</span>
            </button>
          </li>
        ))}
      </Row>
    </Box>
  );
}

/** Which vehicle types are shown, and how many things wait of the others. Empty if all are shown. */
const OwnTypesOnly = observer(function OwnTypesOnly({ others }: { readonly others: number }) {
  const { t } = useTexts(['homeToday', 'offers']);
  const { vehicleTypes } = useInjection(OwnTrading);
  if (vehicleTypes.length === 0) return null;
  const types = vehicleTypes.map(type => t(`offers:types.${type}`)).join(', ');
  return (
    <Text as="p" tone="secondary">
      <span>{t('homeToday:ownTypes', { types })}</span>{' '}
      {others > 0 && <span>{t('homeToday:otherTypes', { count: others })}</span>}{' '}
      <Link to={paths.trading}>{t('homeToday:changeTypes')}</Link>
    </Text>
  );
});

function NothingToDo() {
  const { t } = useTexts('homeToday');
  return (
    <Empty role="status">
      <Row as="h2" gap={2}>
        <Icon of={CircleCheck} size={20} /> <span>{t('nothing.title')}</span>
      </Row>
      <p>{t('nothing.hint')}</p>
      <Link to={paths.browse}>{t('nothing.browse')}</Link>
    </Empty>
  );
}
