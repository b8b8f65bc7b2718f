import { Bell } from 'lucide';
import { observer } from 'mobx-react-lite';
import { CounterStore } from '../../../application/notifications/CounterStore';
import { Box, Grid, Stack } from '../../kit/Layout';
import { SmallText } from '../../kit/Text';
import { Badge } from '../../shared/Badge';
import common from '../../shared/common.module.css';
import { Icon } from '../../shared/icons/Icon';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './NewsDialog.module.css';
import { newsIcons } from './newsIcons';

/** Nothing has happened since the sign-in: what will be told, and where the dealer finds what was before. */
export const NoNews = observer(function NoNews({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useTexts(['notifications', 'navigation']);
  const { number } = useFormat();
  const { counters } = useInjection(CounterStore);
  const places = [
    { to: paths.today, name: t('navigation:deskMenu.today'), count: 0 },
    { to: paths.conversations, name: t('navigation:auctionsMenu.messages'), count: counters.messages },
    { to: paths.myBets, name: t('navigation:auctionsMenu.myBets'), count: counters.bids },
    { to: paths.inRealization, name: t('navigation:auctionsMenu.deals'), count: counters.inRealization },
  ];
  return (
    <>
      <Box paddingBlock={6} className={`${common.empty} ${styles.none}`}>
        <span className={styles.bell}>
          <Icon of={Bell} size={24} />
        </span>
        <h3>{t('notifications:list.noneSince')}</h3>
        <p>{t('notifications:list.none')}</p>
        {/* What will be told. */}
        <Stack as="ul" gap={3} marginTop={4} textAlign="start" className={styles.kinds}>
          {(['outbid', 'answered', 'sold', 'match'] as const).map(kind => (
            <li key={kind}>
              <Icon of={newsIcons[kind]} size={18} /> <span>{t(`notifications:list.kinds.${kind}`)}</span>
            </li>
          ))}
        </Stack>
      </Box>
      {/* Where what was before is. */}
      <SmallText as="h3" weight="medium">
        {t('notifications:list.before')}
      </SmallText>
      <Grid as="ul" gap={2} columns={2} marginTop={2} className={styles.places}>
        {places.map(({ to, name, count }) => (
          <li key={to}>
            <Link to={to} onClick={onFollow}>
              <span>{name}</span> {count > 0 && <Badge>{number(count)}</Badge>}
            </Link>
          </li>
        ))}
      </Grid>
    </>
  );
});
