import type { SellingEntries } from '../../../application/ports/SellingEntries';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage, RowQuestion } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import type { HttpClient } from '../client/HttpClient';
import { ownFields } from '../client/ownFields';
import { type JsonReader, readNothing } from '../json/reading/JsonReader';

interface EntryWire<Row extends { readonly id: unknown }, New> {
  readonly path: string;
  readonly readPage: JsonReader<RowPage<Row>>;
  /** The server searches. */
  readonly isSearched?: boolean;
  /** `id` is the entry that is changed. */
  readonly toJson: (entry: New, id?: Row['id']) => object;
  /** The name used here for a field that the server refuses. */
  readonly fieldOf: (key: string) => string | undefined;
}

/** Reads and writes the entries of one kind. */
export class HttpEntries<Row extends { readonly id: number }, New> implements SellingEntries<Row, New> {
  constructor(
    protected readonly market: HttpClient,
    private readonly wire: EntryWire<Row, New>,
  ) {}

  list({ page, perPage, query = '' }: RowQuestion, signal?: AbortSignal): Promise<Result<RowPage<Row>, Failure>> {
    const { path, readPage, isSearched } = this.wire;
    const parameters = { page, query: isSearched ? query : null, per_page: perPage };
    return this.market.get({ path, query: parameters, read: readPage, signal });
  }

  add(entry: New): Promise<Result<void, Failure>> {
    return this.send('POST', entry);
  }

  change(id: Row['id'], entry: New): Promise<Result<void, Failure>> {
    return this.send('PUT', entry, id);
  }

  remove(id: Row['id']): Promise<Result<void, Failure>> {
    return this.market.write({ method: 'DELETE', path: this.wire.path, id, read: readNothing });
  }

  private async send(method: 'POST' | 'PUT', entry: New, id?: Row['id']): Promise<Result<void, Failure>> {
    const { path, toJson, fieldOf } = this.wire;
    return ownFields(
      await this.market.write({ method, path, id, body: toJson(entry, id), read: readNothing }),
      fieldOf,
    );
  }
}

/** Rails names a missing reference without `_id`, and some ids have another name here. */
const otherNames = new Map([
  ['brand', 'brandId'],
  ['invoice_render_template_key', 'renderKeyId'],
  ['invoice_render_template_key_id', 'renderKeyId'],
]);

/** The name used here for a field of a motorbike, an invoice or a template. */
export const sellingField = (key: string): string => otherNames.get(key) ?? camelCase(key);

const camelCase = (key: string): string => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
