interface AskedCall {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The reaction of the host to one request: an answer, a network fault or silence. */
export type Reply =
  | { readonly status: number; readonly text: string; readonly headers?: Readonly<Record<string, string>> }
  | 'networkFault'
  | 'silence';

export const json = (value: unknown, status = 200): Reply => ({ status, text: JSON.stringify(value) });

export const empty = (status: number): Reply => ({ status, text: '' });

/** A host behind `fetch`: it sends its replies in order and repeats the last one. */
export class ScriptedHost {
  readonly asked: AskedCall[] = [];
  /** How each call uses the browser's cache. */
  readonly caches: (RequestCache | undefined)[] = [];
  private readonly replies: Reply[];

  constructor(...replies: Reply[]) {
    this.replies = replies;
  }

  readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    this.caches.push(init.cache);
    this.asked.push({ method: init.method ?? 'GET', address, headers, body });
    const reply = this.replies.length > 1 ? this.replies.shift() : this.replies[0];
    if (reply === undefined || reply === 'silence') return new Promise(() => undefined);
    if (reply === 'networkFault') throw new TypeError('fetch failed');
    const text = [204, 205, 304].includes(reply.status) ? null : reply.text;
    return new Response(text, { status: reply.status, headers: reply.headers ?? {} });
  };

  get tokens(): (string | undefined)[] {
    return this.asked.map(({ headers }) => headers.authorization);
  }
}
