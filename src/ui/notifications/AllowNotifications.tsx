import { BellRing, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { KeptNews } from '../../application/notifications/KeptNews';
import { Site } from '../../application/ports/Site';
import { SystemNotifications } from '../../application/ports/SystemNotifications';
import { NEWS_SETTINGS } from '../../domain/book/BookRecord';
import { kitClass } from '../kit/kitElement';
import { Grid } from '../kit/Layout';
import { Button } from '../shared/Button';
import { SwitchField } from '../shared/fields/SwitchField';
import { Icon } from '../shared/icons/Icon';
import { useBook } from '../shared/page/useBook';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './news/NewsDialog.module.css';

const warning = kitClass({ display: 'row', gap: 2, firstLine: true, tone: 'warning' });
const hint = kitClass({ size: 'small', tone: 'secondary' });

/** Whether the browser shows notifications, and the button that asks it. */
export const AllowNotifications = observer(function AllowNotifications() {
  const { t } = useTexts('notifications');
  const keptNews = useInjection(KeptNews);
  const notifications = useInjection(SystemNotifications);
  const { nativeApp } = useInjection(Site);
  const [permission, setPermission] = useState(() => notifications.permission());
  const { bySystem = false } = useBook().get('settings', NEWS_SETTINGS) ?? {};

  const mayTell = permission === 'unasked' || permission === 'granted';
  const handleAllow = async () => setPermission(await keptNews.askBrowser());
  return (
    <Grid
      gap={2}
      columnGap={3}
      {...(permission === 'unasked' &&
        ({ columns: 'last-wide', align: 'center', paddingBlock: 3, paddingInline: 4 } as const))}
      className={styles.permission}
      data-permission={permission}
    >
      {permission === 'unasked' && <Icon of={BellRing} size={20} className={kitClass({ tone: 'secondary' })} />}
      {permission === 'granted' && (
        <SwitchField
          label={t('telling.bySystem')}
          isOn={bySystem}
          onChange={isOn => void keptNews.changeSettings({ bySystem: isOn })}
        />
      )}
      <p className={permission === 'denied' ? warning : hint} role="status">
        {permission === 'denied' && <Icon of={TriangleAlert} size={16} />}{' '}
        <span>{t(`telling.permission.${permission}`)}</span>{' '}
        {mayTell && <span>{t(nativeApp ? 'telling.whenClosedApp' : 'telling.whenClosed')}</span>}
      </p>
      {permission === 'unasked' && (
        <Button className={kitClass({ inColumn: 2, justifySelf: 'start' })} onClick={() => void handleAllow()}>
          {t('telling.allow')}
        </Button>
      )}
    </Grid>
  );
});
