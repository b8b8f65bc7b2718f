import { Checkbox, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SessionStore } from '../../application/session/SessionStore';
import { SignOut } from '../../application/session/SignOut';
import { AntdProvider } from '../shared/antd/AntdProvider';
import { DIALOG_MOTION } from '../shared/antd/dialogMotion';
import { Button } from '../shared/Button';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './SignOutDialog.module.css';

interface SignOutDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const SignOutDialog = observer(function SignOutDialog({ open, onClose }: SignOutDialogProps) {
  const { t } = useTexts(['session', 'sessionSignOut', 'shared']);
  const session = useInjection(SessionStore);
  const signOut = useInjection(SignOut);
  const [removeData, setRemoveData] = useState(signOut.removedData);
  const [isRemovalFailed, setRemovalFailed] = useState(false);
  const handleSignOut = async () => setRemovalFailed((await signOut.execute({ removeData })) !== null);
  return (
    <AntdProvider>
      <Modal
        open={open}
        title={t('sessionSignOut:title')}
        transitionName={DIALOG_MOTION}
        onCancel={onClose}
        afterClose={() => setRemovalFailed(false)}
        closable={{ 'aria-label': t('shared:close') }}
        footer={
          <div className={styles.footer}>
            <Button onClick={onClose}>{t('shared:cancel')}</Button>
            <Button kind="primary" busy={session.leaving} onClick={() => void handleSignOut()}>
              {t('session:signOut')}
            </Button>
          </div>
        }
      >
        <p>{t('sessionSignOut:lead')}</p>
        <p>
          <Checkbox checked={removeData} onChange={event => setRemoveData(event.target.checked)}>
            {t('sessionSignOut:removeData')}
          </Checkbox>
        </p>
        <div role="alert">
          {isRemovalFailed && <p className={styles.problem}>{t('sessionSignOut:removalFailed')}</p>}
        </div>
      </Modal>
    </AntdProvider>
  );
});
