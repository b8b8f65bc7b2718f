import { use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { KeptPageContext } from '../../navigation/useKeptPage';
import { Button } from '../Button';
import { useNavigation } from '../navigation';
import { useTexts } from '../texts/useTexts';
import { lazyView, type LazyViewOptions, MissingNotice, type MissingViewProps, type ModuleWith } from './lazyView';

/** A routed page whose code is loaded on intent. While it is missing, the page before it stays on screen. */
export const lazyPage = <Name extends string, Module extends ModuleWith<Name>>(
  load: () => Promise<Module>,
  name: Name,
  options?: Omit<LazyViewOptions, 'Missing'>,
) => lazyView(load, name, { ...options, Missing: MissingPage });

/** Says above the page before, or else in the place of the page, that the page is missing. */
function MissingPage(props: MissingViewProps) {
  const kept = use(KeptPageContext);
  const pageMissing = kept?.pageMissing;
  useLayoutEffect(() => pageMissing?.(), [pageMissing]);
  if (!kept?.place || !kept.isKept) return <MissingNotice {...props} isPlaced />;
  return createPortal(<MissingNotice {...props} isPlaced FurtherButton={BackButton} />, kept.place);
}

function BackButton() {
  const { t } = useTexts('shared');
  const { navigate } = useNavigation();
  return (
    <Button kind="quiet" onClick={() => void navigate(-1)}>
      {t('back')}
    </Button>
  );
}
