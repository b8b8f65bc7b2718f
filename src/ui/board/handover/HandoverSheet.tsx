import type { Stroke } from '../../../domain/handover/Handover';
import type { HandoverPaper } from '../../../domain/handover/HandoverPaper';
import { Grid, Row } from '../../kit/Layout';
import { DataTable } from '../../shared/lists/DataTable';
import { PrintSheet } from '../../shared/print/PrintSheet';
import * as styles from './Handover.module.css';
import { photoAddress } from './LinePhotos';

interface HandoverSheetProps {
  readonly subject: string;
  /** Called while the browser prints. */
  readonly paper: () => HandoverPaper;
}

/** The record on paper, with all that the file has. What was not checked is a line to fill in by hand. */
export const HandoverSheet = ({ subject, paper }: HandoverSheetProps) => (
  <PrintSheet title={subject}>
    <Paper paper={paper} />
  </PrintSheet>
);

function Paper({ paper }: Pick<HandoverSheetProps, 'paper'>) {
  const { title, facts, columns, lines, photos, photosTitle, signatures, notes } = paper();
  return (
    <>
      <h2>{title}</h2>
      <Grid as="dl" columns="last-wide" columnGap={4} translate="no">
        {facts.map(([name, value]) => (
          <Row key={name} contents>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Row>
        ))}
      </Grid>
      <DataTable
        label={title}
        columns={[
          { name: columns[0], kind: 'name', cell: ({ name }) => name },
          { name: columns[1], kind: 'name', cell: ({ stated }) => stated },
          {
            name: columns[2],
            kind: 'name',
            cell: ({ isBlank, differs, result, found }) => {
              if (isBlank) return <span className={styles.blank}>{result}</span>;
              const text = [result, ...found].filter(Boolean).join(', ');
              return differs ? <strong>{text}</strong> : text;
            },
          },
        ]}
        rows={lines.map((line, index) => ({ ...line, index }))}
        keyOf={({ index }) => String(index)}
      />
      <Grid gap={4} fit={320}>
        {signatures.map(({ name, strokes, notes: below }) => (
          <div key={name} className={styles.signed}>
            <Strokes strokes={strokes ?? []} />
            <p>{name}</p>
            {below.map(note => (
              <p key={note} translate="no">
                {note}
              </p>
            ))}
          </div>
        ))}
      </Grid>
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      {photos.length > 0 && (
        <>
          <h2>{photosTitle}</h2>
          <Grid as="ul" columns={2} gap={4} className={styles.printed}>
            {photos.map(({ caption, bytes }) => (
              <li key={caption}>
                <img src={photoAddress(bytes)} alt={caption} />
                <p>{caption}</p>
              </li>
            ))}
          </Grid>
        </>
      )}
    </>
  );
}

/** In the shape of the field in which they were drawn. */
const Strokes = ({ strokes }: { readonly strokes: readonly Stroke[] }) => (
  <svg viewBox="0 0 1000 400" aria-hidden>
    {strokes.map((stroke, index) => (
      <polyline key={index} points={stroke.join(' ')} />
    ))}
  </svg>
);
