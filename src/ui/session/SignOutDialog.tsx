import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SessionStore } from '../../application/session/SessionStore';
import { OwnSession } from '../../application/signIn/OwnSession';
import { Text } from '../kit/Text';
import { Button } from '../shared/Button';
import { Dialog, DialogButtons } from '../shared/dialogs/Dialog';
import * as fields from '../shared/fields/FieldGroup.module.css';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

export const SignOutDialog = observer(function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts(['session', 'sessionSignOut', 'shared']);
  const session = useInjection(SessionStore);
  const ownSession = useInjection(OwnSession);
  const [removeData, setRemoveData] = useState(ownSession.removedData);
  const [isRemovalFailed, setRemovalFailed] = useState(false);
  const handleSignOut = async () => setRemovalFailed((await ownSession.signOut({ removeData })) !== null);
  return (
    <Dialog title={t('sessionSignOut:title')} onCancel={onClose}>
      <p>{t('sessionSignOut:lead')}</p>
      <p>{t('sessionSignOut:others')}</p>
      <label className={fields.choice}>
        <input type="checkbox" checked={removeData} onChange={event => setRemoveData(event.target.checked)} />
        <span>{t('sessionSignOut:removeData')}</span>
      </label>
      <div role="alert">{isRemovalFailed && <Text tone="error">{t('sessionSignOut:removalFailed')}</Text>}</div>
      <DialogButtons>
        <Button onClick={onClose}>{t('shared:cancel')}</Button>
        <Button kind="primary" busy={session.leaving} onClick={() => void handleSignOut()}>
          {t('session:signOut')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
});
