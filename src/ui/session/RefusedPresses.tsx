import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../application/session/SessionStore';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/** What became of the presses that were refused because the session had ended. */
export const RefusedPresses = observer(function RefusedPresses() {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  return useInjection(SessionStore).refusedPresses.map(({ hashId, action, amount }) => (
    <p key={`${hashId} ${action}`} role="status">
      {action === 'bid' || action === 'buyNow'
        ? t(`refused.${action}`, { amount: money(amount) })
        : t(`failed.${action}`)}
    </p>
  ));
});
