import { useState } from 'react';
import { LoadNewVersion } from '../../application/start/LoadNewVersion';
import { Button } from './Button';
import { useTexts } from './texts/useTexts';
import { useInjection } from './useInjection';

export function LoadVersionButton() {
  const { t } = useTexts('shared');
  const loadNewVersion = useInjection(LoadNewVersion);
  const [isLoading, setLoading] = useState(false);
  const handlePress = () => {
    setLoading(true);
    void loadNewVersion.execute();
  };
  return (
    <Button busy={isLoading} onClick={handlePress}>
      {t('loadNewVersion')}
    </Button>
  );
}
