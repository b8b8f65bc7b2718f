import { Link } from '../navigation';

interface LinkedTextProps {
  /** Contains the words of the link in `<set>` and `</set>`, so that translators can place them. */
  readonly text: string;
  readonly to: string;
}

/** A sentence that contains a link. */
export function LinkedText({ text, to }: LinkedTextProps) {
  const [before, words, after] = text.split(/<\/?set>/);
  return (
    <>
      <span>{before}</span>
      <Link to={to}>{words}</Link>
      <span>{after}</span>
    </>
  );
}
