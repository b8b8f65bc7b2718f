import { encode } from 'uqr';
import styles from './Paper.module.css';

/** A QR code with its quiet zone, drawn as vectors, so that it is sharp in print. */
export function QrCode({ text, name }: { readonly text: string; readonly name: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${size} ${size}`} className={styles.qr} shapeRendering="crispEdges">
      <path d={modules.join('')} />
    </svg>
  );
}
