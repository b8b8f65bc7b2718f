import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { SessionStore } from '../../application/session/SessionStore';
import { OwnTrading } from '../../application/settings/OwnTrading';
import { TRADING_SETTINGS } from '../../domain/book/BookRecord';
import type { Position } from '../../domain/valuation/Distance';
import { towns } from '../../domain/valuation/towns';
import { Button } from '../shared/Button';
import { useKeptFocus } from '../shared/input/useKeptFocus';
import { Link } from '../shared/navigation';
import { useBook } from '../shared/page/useBook';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

interface YardHintProps {
  readonly className?: string | undefined;
  /** Whether something here depends on the yard. */
  readonly isNeeded?: boolean;
}

/** Without the dealer's yard, neither the way nor its costs are known. The town of the profile is proposed as the yard. */
export const YardHint = observer(function YardHint({ className, isNeeded = true }: YardHintProps) {
  const { t } = useTexts('valuation');
  const book = useBook();
  const trading = useInjection(OwnTrading);
  const { dealer } = useInjection(SessionStore);
  const [isPressed, setPressed] = useState(false);
  const id = useId();
  const town = towns.find(({ name }) => name === dealer?.place.trim());
  const hasYard = book.get('settings', TRADING_SETTINGS)?.yard !== undefined;
  // Instead of the press that sets it.
  const isSet = isPressed && hasYard;
  const keptFocus = useKeptFocus(isSet);
  if (!isSet && (!isNeeded || !book.isRead() || hasYard)) return null;
  const handleTown = (yard: Position) => {
    setPressed(true);
    void trading.change({ yard: positionOf(yard) });
  };
  return (
    <div {...keptFocus} className={className} {...(isSet && { role: 'group', 'aria-labelledby': id })}>
      {isSet && town ? (
        <p id={id}>{t('way.townSet', { town: town.name })}</p>
      ) : town ? (
        <Button kind="quiet" onClick={() => handleTown(town)}>
          {t('way.useTown', { town: town.name })}
        </Button>
      ) : (
        <Link to={paths.trading}>{t('way.noYard')}</Link>
      )}
    </div>
  );
});

const positionOf = ({ latitude, longitude }: Position): Position => ({ latitude, longitude });
