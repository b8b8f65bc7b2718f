import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { CountHome } from '../../application/home/CountHome';
import { HomeNumbers } from '../../application/home/HomeNumbers';
import { type HomeNumber, homeNumberText } from '../../domain/home/HomeNumber';
import { type BrowseQuestion, defaultQuestion, toSearch } from '../../domain/offers/list/BrowseQuestion';
import { noRefinements } from '../../domain/offers/list/Refinements';
import { searchWithStanding } from '../../domain/offers/OwnBidStanding';
import { Link } from '../shared/navigation';
import { paths } from '../shared/paths';
import { useNow } from '../shared/texts/useNow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import styles from './HomeFigures.module.css';

/** What waits for the dealer, as four numbers. Each leads to the screen that shows what it counts. */
export function HomeFigures() {
  const { t } = useTexts('home');
  useRun(CountHome);
  return (
    <ul className={styles.figures} aria-label={t('numbers.label')}>
      {(['outbid', 'unread', 'toPickUp', 'newOffers'] as const).map(name => (
        <li key={name}>
          <HomeFigure name={name} />
        </li>
      ))}
    </ul>
  );
}

/** In one list that loads on, because the refinements act on what is loaded. */
const unseenOfTheDay: BrowseQuestion = {
  ...defaultQuestion,
  refinements: { ...noRefinements, notSeen: true, lastDay: true },
  order: { key: 'age', direction: 'descending' },
};

const targets = {
  outbid: paths.myBets + searchWithStanding('outbid', ''),
  unread: paths.conversations,
  toPickUp: paths.inRealization,
  newOffers: paths.browse + toSearch(unseenOfTheDay, 'paginated'),
} as const;

/** Observes only its own number. */
const HomeFigure = observer(function HomeFigure({ name }: { readonly name: keyof typeof targets }) {
  const { t } = useTexts(['home', 'shared']);
  const numbers = useInjection(HomeNumbers);
  const now = useNow();
  // Most pushes change no number.
  const derived = useMemo(
    () =>
      computed(() => (name === 'newOffers' ? numbers.newOffers(now) : numbers[name]), { equals: compareStructural }),
    [numbers, name, now],
  );
  const number = derived.get();

  const sourceOf = (shown: HomeNumber) => {
    if (shown.state === 'unknown') return t(`home:numbers.${shown.reason}`);
    if (shown.state === 'received') return t('home:numbers.received');
    const { held, total } = shown;
    return t('home:numbers.counted', { held, total: total ?? t('shared:atLeast', { counted: held }) });
  };
  const source = sourceOf(number);
  const isUrgent = name === 'outbid' && number.state !== 'unknown' && number.count > 0;
  return (
    <Link to={targets[name]} className={styles.figure} title={source} data-urgent={isUrgent}>
      <strong className={styles.number}>{homeNumberText(number)}</strong> <span>{t(`home:numbers.${name}`)}</span>
      <span className="visually-hidden">{`. ${source}`}</span>
    </Link>
  );
});
