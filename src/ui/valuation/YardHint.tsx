import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../application/session/SessionStore';
import { ChangeTrading } from '../../application/settings/ChangeTrading';
import { TRADING_SETTINGS } from '../../domain/book/BookRecord';
import type { Position } from '../../domain/valuation/Distance';
import { towns } from '../../domain/valuation/towns';
import { Button } from '../shared/Button';
import { Link } from '../shared/navigation';
import { useBook } from '../shared/page/useBook';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

interface YardHintProps {
  readonly className?: string | undefined;
}

/** Without the dealer's yard, neither the way nor its costs are known. The town of the profile is proposed as the yard. */
export const YardHint = observer(function YardHint({ className }: YardHintProps) {
  const { t } = useTexts('valuation');
  const book = useBook();
  const changeTrading = useInjection(ChangeTrading);
  const { dealer } = useInjection(SessionStore);
  const town = towns.find(({ name }) => name === dealer?.place.trim());
  if (!book.isRead() || book.get('settings', TRADING_SETTINGS)?.yard) return null;
  return (
    <div className={className}>
      {town ? (
        <Button kind="quiet" onClick={() => void changeTrading.execute({ yard: positionOf(town) })}>
          {t('way.useTown', { town: town.name })}
        </Button>
      ) : (
        <Link to={paths.trading}>{t('way.noYard')}</Link>
      )}
    </div>
  );
});

const positionOf = ({ latitude, longitude }: Position): Position => ({ latitude, longitude });
