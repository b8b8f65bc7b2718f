import { useState } from 'react';
import { OfferLists } from '../../application/offers/list/OfferLists';
import { addressOf, commandPages } from '../commands/commandPages';
import { useKeys } from '../shared/input/useKeys';
import { lazyView } from '../shared/loading/lazyView';
import { useNavigation } from '../shared/navigation';
import { useScreenActions } from '../shared/page/useScreenActions';
import { useInjection } from '../shared/useInjection';

const LazyKeySheet = lazyView(() => import(/* webpackChunkName: "keys" */ './KeySheet'), 'KeySheet');

/** Shows the keyboard shortcuts on `?`, and goes to a screen after `g` and its letter. */
export function KeySheetOpener() {
  const { navigate } = useNavigation();
  const browse = useInjection(OfferLists).of('browse');
  const [isOpen, setOpen] = useState(false);
  const handleOpen = () => setOpen(true);
  const goKeys = commandPages.flatMap(page =>
    'key' in page ? [[page.key, () => void navigate(addressOf(page, browse))] as const] : [],
  );
  useKeys({ help: handleOpen, ...Object.fromEntries(goKeys) });
  useScreenActions(() => ({ keys: handleOpen }));
  return isOpen && <LazyKeySheet onClose={() => setOpen(false)} />;
}
