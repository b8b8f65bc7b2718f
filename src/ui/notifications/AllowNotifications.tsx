import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ChangeTelling } from '../../application/notifications/ChangeTelling';
import { SystemNotifications } from '../../application/ports/SystemNotifications';
import { TELLING_SETTINGS } from '../../domain/book/BookRecord';
import { Button } from '../shared/Button';
import common from '../shared/common.module.css';
import { SwitchField } from '../shared/fields/SwitchField';
import { useBook } from '../shared/page/useBook';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/** Whether the browser shows notifications, and the button that asks it. */
export const AllowNotifications = observer(function AllowNotifications() {
  const { t } = useTexts('notifications');
  const changeTelling = useInjection(ChangeTelling);
  const notifications = useInjection<SystemNotifications>(SystemNotifications);
  const [permission, setPermission] = useState(() => notifications.permission());
  const { bySystem = false } = useBook().get('settings', TELLING_SETTINGS) ?? {};

  const handleAllow = async () => setPermission(await changeTelling.askBrowser());
  return (
    <>
      {permission === 'unasked' && <Button onClick={() => void handleAllow()}>{t('telling.allow')}</Button>}
      {permission === 'granted' && (
        <SwitchField
          label={t('telling.bySystem')}
          isOn={bySystem}
          onChange={isOn => void changeTelling.execute({ bySystem: isOn })}
        />
      )}
      <p className={common.small} role="status">
        {t(`telling.permission.${permission}`)}
      </p>
    </>
  );
});
