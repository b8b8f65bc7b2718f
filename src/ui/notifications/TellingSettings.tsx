import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ChangeTelling } from '../../application/notifications/ChangeTelling';
import { SystemNotifications } from '../../application/ports/SystemNotifications';
import { TELLING_SETTINGS } from '../../domain/book/BookRecord';
import { minuteOf, type QuietHours, timeText, usualQuietHours } from '../../domain/notifications/QuietHours';
import { Button } from '../shared/Button';
import common from '../shared/common.module.css';
import { SwitchField } from '../shared/fields/SwitchField';
import { useBook } from '../shared/page/useBook';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './TellingSettings.module.css';

/** How the dealer is told about news outside of the page. Each change is stored at once. */
export const TellingSettings = observer(function TellingSettings() {
  const { t } = useTexts('notifications');
  const changeTelling = useInjection(ChangeTelling);
  const notifications = useInjection<SystemNotifications>(SystemNotifications);
  const [permission, setPermission] = useState(() => notifications.permission());
  const { bySystem = false, quietHours } = useBook().get('settings', TELLING_SETTINGS) ?? {};

  const handleAllow = async () => setPermission(await changeTelling.askBrowser());
  return (
    <div className={styles.settings}>
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
      <SwitchField
        label={t('telling.quietHours')}
        isOn={quietHours !== undefined}
        onChange={isOn => void changeTelling.execute({ quietHours: isOn ? usualQuietHours : undefined })}
      />
      {quietHours && (
        <QuietTimes hours={quietHours} onChange={hours => void changeTelling.execute({ quietHours: hours })} />
      )}
    </div>
  );
});

interface QuietTimesProps {
  readonly hours: QuietHours;
  readonly onChange: (hours: QuietHours) => void;
}

function QuietTimes({ hours, onChange }: QuietTimesProps) {
  const { t } = useTexts('notifications');
  return (
    <div className={styles.hours}>
      {(['from', 'to'] as const).map(end => (
        <label key={end}>
          <span>{t(`telling.${end}`)}</span>
          <input
            type="time"
            required
            value={timeText(hours[end])}
            onChange={({ target }) => {
              const minute = minuteOf(target.value);
              if (minute !== null) onChange({ ...hours, [end]: minute });
            }}
          />
        </label>
      ))}
    </div>
  );
}
