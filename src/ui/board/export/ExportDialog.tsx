import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Exports } from '../../../application/board/Exports';
import { Clock } from '../../../application/ports/Clock';
import { SessionStore } from '../../../application/session/SessionStore';
import { deviceToday } from '../../../application/shared/deviceToday';
import {
  datedKinds,
  differencesIn,
  type ExportKind,
  exportKinds,
  exportSheet,
} from '../../../domain/board/ExportTable';
import { type Period, periods } from '../../../domain/board/Period';
import type { VehicleType } from '../../../domain/offers/vehicle/VehicleType';
import { fileNamePart } from '../../../domain/shared/fileNamePart';
import { Grid } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { useCountryText } from '../../selling/clients/form/useCountryText';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { SelectField } from '../../shared/fields/SelectField';
import { SheetFailureNotice, type SheetFormat, sheetFormats, useSaveSheet } from '../../shared/page/useSaveSheet';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useHandoverMarkText } from '../handover/HandoverMark';

/** Saves what the dealer has on the marketplace as a file for a spreadsheet or another program. */
export const ExportDialog = observer(function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts(['boardExport', 'shared', 'offersVehicle', 'clients']);
  const exported = useInjection(Exports);
  const { work } = exported;
  const clock = useInjection(Clock);
  const { sellModuleUnlocked } = useInjection(SessionStore);
  const [kind, setKind] = useState<ExportKind>('deals');
  const [period, setPeriod] = useState<Period>('all');
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const [isSaved, setSaved] = useState(false);
  const { save, failure } = useSaveSheet();
  const country = useCountryText();
  const differences = useHandoverMarkText();
  useEffect(() => () => exported.cancel(), [exported]);

  const isDated = datedKinds.includes(kind);

  const handleKind = (chosen: ExportKind) => {
    exported.cancel();
    setKind(chosen);
  };
  const handleSave = async () => {
    setSaved(false);
    await exported.read(kind, period);
    const { work: ended } = exported;
    if (ended.step !== 'read' || ended.rows.length === 0) return;
    const rows = exportSheet(ended.rows, {
      heading: column => t(`boardExport:columns.${column}`),
      word: {
        type: code => t(`offersVehicle:types.${code as VehicleType}`),
        clientType: code => t(`clients:types.${code === 'personal' ? 'personal' : 'company'}`),
        country,
        handover: code => differences(differencesIn(code)) ?? '',
      },
    });
    // A part must not pass for the whole.
    const part = isDated && period !== 'all' && t(`boardExport:periods.${period}`);
    const whole = t(`boardExport:kinds.${kind}`);
    const name = ['paddock', whole, part, deviceToday(clock)]
      .filter(text => text !== false)
      .map(fileNamePart)
      .join('-');
    setSaved(await save({ name, format, sheets: [{ name: whole, rows }] }));
  };
  const message = () => {
    if (work.step === 'reading' && work.pages !== null) {
      return t('boardExport:progress', { read: work.read, pages: work.pages });
    }
    if (work.step === 'reading') return t('shared:loading');
    if (work.step !== 'read') return null;
    const done =
      work.rows.length === 0
        ? t('boardExport:nothing')
        : isSaved && t('boardExport:saved', { count: work.rows.length });
    const leftOut = work.undated > 0 && t('boardExport:undated', { count: work.undated });
    const unread = work.unread > 0 && t('boardExport:unread', { count: work.unread });
    return [done, leftOut, unread].filter(Boolean).join(' ');
  };
  const isReading = work.step === 'reading';
  const kinds = exportKinds.filter(one => one !== 'clients' || sellModuleUnlocked);
  return (
    <Dialog title={t('boardExport:title')} onCancel={onClose}>
      <Grid gap={3} fit={160}>
        <SelectField
          label={t('boardExport:what')}
          value={kind}
          options={kinds.map(value => ({ value, text: t(`boardExport:kinds.${value}`) }))}
          onChoose={value => handleKind(value as ExportKind)}
        />
        {isDated && (
          <SelectField
            label={t('boardExport:period')}
            value={period}
            options={periods.map(value => ({ value, text: t(`boardExport:periods.${value}`) }))}
            onChoose={value => {
              exported.cancel();
              setPeriod(value as Period);
            }}
          />
        )}
        <SelectField
          label={t('boardExport:format')}
          value={format}
          options={sheetFormats.map(value => ({ value, text: t(`boardExport:formats.${value}`) }))}
          onChoose={value => setFormat(value as SheetFormat)}
        />
      </Grid>
      {!isDated && (
        <Text as="p" minHeight="line" tone="secondary">
          {t('boardExport:noDates')}
        </Text>
      )}
      {kind === 'bids' && (
        <Text as="p" minHeight="line" tone="secondary">
          {t('boardExport:onlyHere')}
        </Text>
      )}
      {work.step === 'failed' && <SheetFailureNotice failure={work.failure} />}
      {failure && <SheetFailureNotice failure={failure} />}
      <Text as="p" minHeight="line" tone="secondary" role="status">
        {message()}
      </Text>
      <DialogButtons>
        {isReading ? (
          <Button onClick={() => exported.cancel()}>{t('shared:cancel')}</Button>
        ) : (
          <Button onClick={onClose}>{t('shared:close')}</Button>
        )}
        <Button kind="primary" busy={isReading} onClick={() => void handleSave()}>
          {t('boardExport:save')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
});
