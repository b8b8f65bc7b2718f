import styles from './NewsSketch.module.css';

/** How the list looks when it is filled: an outbid bid, an answer and a purchase. The first two are unread. */
export const NewsSketch = () => (
  <svg className={styles.sketch} viewBox="0 0 240 132" width={240} height={132} aria-hidden>
    <rect x="0.5" y="0.5" width="239" height="131" rx="12" className={styles.plate} />
    {rows.map(({ kind, icon, width, isUnread }, index) => (
      <g key={kind} transform={`translate(0 ${index * 42 + 10})`} data-kind={kind}>
        {isUnread && <circle cx="12" cy="15" r="3" className={styles.dot} />}
        <circle cx="34" cy="15" r="11" className={styles.ground} />
        <path d={icon} transform="translate(26 7) scale(0.66)" className={styles.icon} />
        <rect x="54" y="6" width={width} height="7" rx="3.5" className={isUnread ? styles.strong : styles.line} />
        <rect x="54" y="19" width={width - 30} height="5" rx="2.5" className={styles.line} />
        <rect x="202" y="7" width="24" height="5" rx="2.5" className={styles.line} />
      </g>
    ))}
  </svg>
);

const rows = [
  { kind: 'outbid', icon: 'M12 5v14M6 13l6 6 6-6', width: 118, isUnread: true },
  { kind: 'answered', icon: 'M4 5h16v11H10l-5 4v-4H4z', width: 96, isUnread: true },
  { kind: 'bought', icon: 'M5 12.5l5 5L19.500 7', width: 108, isUnread: false },
] as const;
