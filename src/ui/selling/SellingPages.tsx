import { observer } from 'mobx-react-lite';
import { Navigate, Route, Routes } from 'react-router';
import { SessionStore } from '../../application/session/SessionStore';
import { NotFoundPage } from '../shared/NotFoundPage';
import { useInjection } from '../shared/useInjection';
import { BehindTheDoor } from './BehindTheDoor';
import { SellingLockedPage } from './SellingLockedPage';

/** The pages of the selling area; where the module is locked, one that says so and asks nothing of anybody. */
export const SellingPages = observer(function SellingPages() {
  const { sellModuleUnlocked } = useInjection(SessionStore);
  if (!sellModuleUnlocked) return <SellingLockedPage />;
  return (
    <BehindTheDoor>
      <Routes>
        <Route index element={<Navigate to="/selling/sell" replace />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </BehindTheDoor>
  );
});
