type QueryNode = string | null | QueryNode[] | QueryHash;

export interface QueryHash {
  [key: string]: QueryNode;
}

/**
 * Reads a query string like `Rack::Utils.parse_nested_query` of Rack 2.2, including its oddities: the meaning is what a
 * Rails server would read, not what the client intended.
 */
export const queryParser = {
  /** Throws an Error that names the fault if Rack would answer 400. */
  parse(query: string): QueryHash {
    const parameters = emptyHash();
    for (const pair of query.split(/[&;] */)) {
      if (pair === '') continue;
      const [name = '', value] = splitOnce(pair).map(unescape);
      normalize(parameters, name, value ?? null);
    }
    return parameters;
  },
};

/** Without a prototype, so that a parameter named `constructor` is like any other. */
function emptyHash(): QueryHash {
  return Object.create(null) as QueryHash;
}

function splitOnce(pair: string): string[] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair] : [pair.slice(0, at), pair.slice(at + 1)];
}

function unescape(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Error(`'${text}' is not percent-encoded UTF-8`);
  }
}

/** Returns the given hash; for a bare `[]`, the array for the enclosing hash; for an empty name, null. */
function normalize(hash: QueryHash, name: string, value: string | null): QueryNode {
  const found = /^[[\]]*([^[\]]+)\]*/.exec(name);
  if (!found) return name === '[]' && value !== null ? [value] : null;
  const key = found[1] ?? '';
  const after = name.slice(found[0].length);
  if (after === '') hash[key] = value;
  else if (after === '[') hash[name] = value;
  else if (after === '[]') arrayAt(hash, key).push(value);
  else if (/^\[\](.+)$/m.test(after)) addToArray(arrayAt(hash, key), after, value);
  else hash[key] = normalize(hashAt(hash, key), after, value);
  return hash;
}

/** `key[][child]=…` extends the last hash of the array until it has that child, then starts the next one. */
function addToArray(array: QueryNode[], after: string, value: string | null): void {
  const child = (/^\[\]\[([^[\]]+)\]$/m.exec(after) ?? /^\[\](.+)$/m.exec(after))?.[1] ?? '';
  const last = array.at(-1);
  if (isHash(last) && !hasPath(last, child)) normalize(last, child, value);
  else array.push(normalize(emptyHash(), child, value));
}

function arrayAt(hash: QueryHash, key: string): QueryNode[] {
  const held = (hash[key] ??= []);
  if (!Array.isArray(held)) throw new Error(`expected an array for parameter '${key}'`);
  return held;
}

function hashAt(hash: QueryHash, key: string): QueryHash {
  const held = (hash[key] ??= emptyHash());
  if (!isHash(held)) throw new Error(`expected a hash for parameter '${key}'`);
  return held;
}

function hasPath(hash: QueryHash, path: string): boolean {
  if (path.includes('[]')) return false;
  let node: QueryNode | undefined = hash;
  for (const part of path.split(/[[\]]+/)) {
    if (part === '') continue;
    if (!isHash(node) || !(part in node)) return false;
    node = node[part];
  }
  return true;
}

function isHash(node: QueryNode | undefined): node is QueryHash {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
