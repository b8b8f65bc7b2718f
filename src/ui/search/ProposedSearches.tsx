import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { Clock } from '../../application/ports/Clock';
import { NewMatches } from '../../application/search/saved/NewMatches';
import { OwnSearches } from '../../application/search/saved/OwnSearches';
import { OwnTrading } from '../../application/settings/OwnTrading';
import { type BrowseQuestion, sameQuestion, toSearch } from '../../domain/offers/list/BrowseQuestion';
import { proposedSearches, questionOf } from '../../domain/search/SavedSearch';
import { kitClass } from '../kit/kitElement';
import { Card, Grid, Row } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { Button } from '../shared/Button';
import { Link } from '../shared/navigation';
import { useBook } from '../shared/page/useBook';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { NewestOfSearch } from './NewestOfSearch';

/** Years, of a vehicle that counts as young. */
const YOUNG = 4;

interface ProposedSearchesProps {
  readonly title: string;
  /** The proposals fill their row. */
  readonly isWide?: boolean;
}

/**
 * Searches of the vehicle types in which the dealer trades, with their newest offers. A press saves one. Those that are saved
 * are left out.
 */
export const ProposedSearches = observer(function ProposedSearches({ title, isWide = false }: ProposedSearchesProps) {
  const { t } = useTexts('search');
  const book = useBook();
  const ownSearches = useInjection(OwnSearches);
  const { vehicleTypes } = useInjection(OwnTrading);
  const year = new Date(useInjection(Clock).now()).getFullYear() - YOUNG;
  const proposals = useMemo(
    () => proposedSearches(year).filter(({ type }) => vehicleTypes.length === 0 || vehicleTypes.includes(type)),
    [year, vehicleTypes],
  );

  useEffect(() => {
    const controller = new AbortController();
    const searches = new Map(proposals.map(({ type, question }) => [previewName(type), question]));
    void ownSearches.preview(searches, controller.signal);
    return () => controller.abort();
  }, [ownSearches, proposals]);

  const saved = book.keys('searches').flatMap(id => book.get('searches', id) ?? []);
  const left = proposals.filter(
    ({ question }) => !saved.some(search => sameQuestion(questionOf(search, ''), question)),
  );
  if (left.length === 0) return null;
  return (
    <Grid as="section" gap={3} fullWidth aria-label={title}>
      <Text as="h3" size="body" weight="medium" tone="secondary">
        {title}
      </Text>
      <Row as="ul" gap={4} align="stretch" justify="center" wrap>
        {left.map(({ type, question }) => {
          const name = t(`proposed.${type}`, { year: String(year) });
          return (
            <Card
              as="li"
              key={type}
              basis={260}
              gap={1}
              justifyItems="start"
              top
              padding={4}
              maxWidth={isWide ? 'all' : 'fields'}
              textAlign="start"
            >
              <Text as="strong" size="large">
                {name}
              </Text>
              <Count name={previewName(type)} question={question} />
              <NewestOfSearch id={previewName(type)} name={name} isRows />
              <Button
                className={kitClass({ marginTop: 4 })}
                aria-label={`${t('saveChange')}: ${name}`}
                onClick={() => void ownSearches.save(name, question)}
              >
                {t('saveChange')}
              </Button>
            </Card>
          );
        })}
      </Row>
    </Grid>
  );
});

interface CountProps {
  readonly name: string;
  readonly question: BrowseQuestion;
}

/** The way to the offers, before the search is saved. Keeps its place before the server has answered. */
const Count = observer(function Count({ name, question }: CountProps) {
  const { t } = useTexts(['offers', 'search']);
  const matches = useInjection(NewMatches);
  const total = matches.newestOf(name)?.total ?? null;
  return (
    <SmallText minHeight="text" marginBottom={3}>
      {matches.isFailed(name)
        ? t('search:countFailed')
        : total !== null && <Link to={paths.browse + toSearch(question)}>{t('offers:count', { count: total })}</Link>}
    </SmallText>
  );
});

/** No saved search has such an id. */
const previewName = (type: string): string => `proposed ${type}`;
