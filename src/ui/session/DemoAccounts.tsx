import { useState } from 'react';
import { type DemoAccount, DemoMarket } from '../../application/ports/DemoMarket';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './DemoAccounts.module.css';

/** The accounts of the demo. */
export function DemoAccounts({ onChoose }: { readonly onChoose: (account: DemoAccount) => void }) {
  const { t } = useTexts('session');
  const market = useInjection(DemoMarket);
  const [isReset, setReset] = useState(false);

  const handleReset = async () => {
    await market.reset();
    setReset(true);
  };

  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 id="demo-title" className={styles.title}>
        {t('demo.title')}
      </h2>
      <p className={styles.lead}>{t('demo.lead')}</p>
      <ul className={styles.accounts}>
        {market.accounts.map(account => (
          <li key={account.email}>
            <button
              type="button"
              className={styles.account}
              title={`${account.email} · ${account.password}`}
              onClick={() => onChoose(account)}
            >
              <span className={styles.name}>{t(`demo.${account.kind}`)}</span>{' '}
              <span className={styles.hint}>{t(`demo.${account.kind}Hint`)}</span>{' '}
              <span className="visually-hidden">{account.email}</span>
            </button>
          </li>
        ))}
        <li className={styles.foot}>
          <button type="button" className={styles.reset} onClick={() => void handleReset()}>
            {t('demo.reset')}
          </button>
          <span role="status">{isReset && t('demo.resetDone')}</span>
        </li>
      </ul>
    </section>
  );
}
