import { Bell } from 'lucide';
import { observer } from 'mobx-react-lite';
import { CounterStore } from '../../../application/notifications/CounterStore';
import { Empty } from '../../kit/Empty';
import { kitClass } from '../../kit/kitElement';
import { Grid, Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Badge } from '../../shared/Badge';
import * as button from '../../shared/Button.module.css';
import { Icon } from '../../shared/icons/Icon';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './NewsDialog.module.css';
import { newsIcons } from './newsIcons';

/** Nothing has happened since the sign-in: what will be told, and where the dealer finds what was before. */
const secondary = kitClass({ tone: 'secondary' });

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
      <Empty className={styles.none}>
        <span className={styles.bell}>
          <Icon of={Bell} size={24} />
        </span>
        <Text as="h3" size="large">
          {t('notifications:list.noneSince')}
        </Text>
        <Text as="p" textWrap="balance">
          {t('notifications:list.none')}
        </Text>
        {/* What will be told. */}
        <Stack as="ul" gap={3} marginTop={4} textAlign="start">
          {(['outbid', 'answered', 'sold', 'match'] as const).map(kind => (
            <Row as="li" key={kind} gap={3}>
              <Icon of={newsIcons[kind]} size={18} className={secondary} />{' '}
              <span>{t(`notifications:list.kinds.${kind}`)}</span>
            </Row>
          ))}
        </Stack>
      </Empty>
      {/* Where what was before is. */}
      <SmallText as="h3" weight="medium">
        {t('notifications:list.before')}
      </SmallText>
      <Grid as="ul" gap={2} columns={2} marginTop={2}>
        {places.map(({ to, name, count }) => (
          <Stack as="li" key={to}>
            <Link to={to} className={`${button.button} ${styles.place}`} onClick={onFollow}>
              <span>{name}</span> {count > 0 && <Badge>{number(count)}</Badge>}
            </Link>
          </Stack>
        ))}
      </Grid>
    </>
  );
});
