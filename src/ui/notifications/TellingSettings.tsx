import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ChangeTelling } from '../../application/notifications/ChangeTelling';
import { SystemNotifications } from '../../application/ports/SystemNotifications';
import { TELLING_SETTINGS } from '../../domain/book/BookRecord';
import { minuteOf, timeText, usualQuietHours } from '../../domain/notifications/QuietHours';
import { Button } from '../shared/Button';
import common from '../shared/common.module.css';
import { SelectField } from '../shared/fields/SelectField';
import { SwitchField } from '../shared/fields/SwitchField';
import { useBook } from '../shared/page/useBook';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

const halfHours = Array.from({ length: 48 }, (_, half) => timeText(half * 30));

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

/** The times without notifications. Each change is stored at once. */
export const QuietTimes = observer(function QuietTimes() {
  const { t } = useTexts('notifications');
  const changeTelling = useInjection(ChangeTelling);
  const { quietHours } = useBook().get('settings', TELLING_SETTINGS) ?? {};
  return (
    <>
      <SwitchField
        label={t('telling.quietHours')}
        isOn={quietHours !== undefined}
        onChange={isOn => void changeTelling.execute({ quietHours: isOn ? usualQuietHours : undefined })}
      />
      {quietHours && (
        <div className={common.row}>
          {(['from', 'to'] as const).map(end => (
            <SelectField
              key={end}
              label={t(`telling.${end}`)}
              value={timeText(quietHours[end])}
              options={halfHours
                .concat(quietHours[end] % 30 ? timeText(quietHours[end]) : [])
                .map(text => ({ value: text, text }))}
              onChoose={text => void changeTelling.execute({ quietHours: { ...quietHours, [end]: minuteOf(text)! } })}
            />
          ))}
        </div>
      )}
    </>
  );
});
