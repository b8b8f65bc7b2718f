import { Download } from 'lucide';
import { useState } from 'react';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { LazyExportDialog } from '../lazyViews';

export function ExportButton() {
  const { t } = useTexts('board');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Download} size={16} /> <span>{t('export')}</span>
      </Button>
      {isOpen && <LazyExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
