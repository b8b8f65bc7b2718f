import styles from './Paper.module.css';

/** Lines to sign on, each with what belongs on it. */
export function SignatureLines({ names }: { readonly names: readonly string[] }) {
  return (
    <div className={styles.signatures}>
      {names.map(name => (
        <p key={name}>{name}</p>
      ))}
    </div>
  );
}
