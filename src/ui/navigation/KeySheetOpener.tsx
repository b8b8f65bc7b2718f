import { useState } from 'react';
import { commandPages } from '../commands/commandPages';
import { useKeys } from '../shared/input/useKeys';
import { lazyView } from '../shared/loading/lazyView';
import { useNavigation } from '../shared/navigation';
import { useScreenActions } from '../shared/page/useScreenActions';

const LazyKeySheet = lazyView(() => import(/* webpackChunkName: "keys" */ './KeySheet'), 'KeySheet');

/** Shows the keyboard shortcuts on `?`, and goes to a screen after `g` and its letter. */
export function KeySheetOpener() {
  const { navigate } = useNavigation();
  const [isOpen, setOpen] = useState(false);
  const handleOpen = () => setOpen(true);
  const goKeys = commandPages.flatMap(page =>
    'key' in page ? [[page.key, () => void navigate(page.path)] as const] : [],
  );
  useKeys({ help: handleOpen, ...Object.fromEntries(goKeys) });
  useScreenActions(() => ({ keys: handleOpen }));
  return isOpen && <LazyKeySheet onClose={() => setOpen(false)} />;
}
