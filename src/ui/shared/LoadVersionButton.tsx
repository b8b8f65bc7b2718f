import { useState } from 'react';
import { NewestVersion } from '../../application/start/NewestVersion';
import { Button } from './Button';
import { useTexts } from './texts/useTexts';
import { useInjection } from './useInjection';

interface LoadVersionButtonProps {
  readonly label?: string;
  /** What the dealer begins after the press is finished before the page loads again. */
  readonly isBusy?: (() => boolean) | undefined;
}

export function LoadVersionButton({ label, isBusy }: LoadVersionButtonProps) {
  const { t } = useTexts('shared');
  const newest = useInjection(NewestVersion);
  const [isLoading, setLoading] = useState(false);
  const handlePress = () => {
    setLoading(true);
    void newest.load(isBusy);
  };
  return (
    <Button busy={isLoading} onClick={handlePress}>
      {label ?? t('loadNewVersion')}
    </Button>
  );
}
