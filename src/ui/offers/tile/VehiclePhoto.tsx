import { when } from 'mobx';
import { useEffect, useState } from 'react';
import { ConnectionStore } from '../../../application/notifications/ConnectionStore';
import type { VehicleType } from '../../../domain/offers/VehicleType';
import agricultural from '../../shared/assets/placeholder-agricultural.svg';
import camper from '../../shared/assets/placeholder-camper.svg';
import motorbike from '../../shared/assets/placeholder-motorbike.svg';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import styles from './VehiclePhoto.module.css';

const placeholders: Readonly<Record<VehicleType, string>> = {
  Motorbike: motorbike,
  Camper: camper,
  AgriculturalMachine: agricultural,
};

interface VehiclePhotoProps {
  readonly address: string | null;
  readonly type: VehicleType;
  /**
   * Use `eager` in a virtualized list: only tiles near the visible range are rendered, and `lazy` would make the
   * browser observe each photo.
   */
  readonly loading?: 'lazy' | 'eager';
}

/**
 * A photo in a box of fixed aspect ratio. If there is no photo, or it fails to load, a drawing replaces it. A failed
 * photo is tried again when the network is back.
 */
export function VehiclePhoto({ address, type, loading = 'lazy' }: VehiclePhotoProps) {
  const { t } = useTexts('offers');
  const connection = useInjection(ConnectionStore);
  const [broken, setBroken] = useState<string | null>(null);
  const isMissing = address === null || address === broken;

  // Subscribes only if the photo failed to load, because a list would otherwise have a hundred observers.
  useEffect(() => {
    if (broken === null) return;
    const { comebacks } = connection;
    return when(
      () => connection.comebacks > comebacks,
      () => setBroken(null),
    );
  }, [broken, connection]);

  return (
    <img
      className={styles.photo}
      src={isMissing ? placeholders[type] : address}
      alt={isMissing ? t('noPhoto') : ''}
      width={480}
      height={320}
      loading={loading}
      decoding="async"
      onError={() => setBroken(address)}
    />
  );
}
