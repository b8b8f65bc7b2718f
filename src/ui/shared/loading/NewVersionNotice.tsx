import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { AppVersion } from '../../../application/start/AppVersion';
import { Button } from '../Button';
import { useTexts } from '../texts/useTexts';
import { useInjection } from '../useInjection';
import { NewVersion } from './lazyView';

/** Offers a newer version below the page, so that nothing moves under the pointer. */
export const NewVersionNotice = observer(function NewVersionNotice() {
  const appVersion = useInjection(AppVersion);
  return (
    appVersion.isOffered &&
    createPortal(
      <NewVersion isPlaced={false} FurtherButton={CloseButton} isBusy={() => appVersion.isBusy} />,
      document.getElementById('content')!,
    )
  );
});

function CloseButton() {
  const { t } = useTexts('shared');
  const appVersion = useInjection(AppVersion);
  return (
    <Button kind="quiet" onClick={() => appVersion.dismiss()}>
      {t('close')}
    </Button>
  );
}
