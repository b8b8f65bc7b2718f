/** What the build tells the worker about its files (`.config/build/ServiceWorkerPlugin.js`). Names are relative to the worker. */
export interface ShellFiles {
  /** The script that the page loads. The page of another release names another one. */
  readonly main: string;
  /** The files of the first screens. The revision is null if the name has a hash. */
  readonly first: readonly (readonly [name: string, revision: string | null])[];
  /** All files of the release with a hash in their names. */
  readonly all: readonly string[];
}

export const PAGE = 'index.html';

/** Any other path below the scope is answered with the page. See `.config/serve/host.js`. */
const fileName = /\.(br|css|gz|html|ico|js|json|map|pdf|png|svg|ttf|txt|woff2)$/;

/** A host may pass these paths on to the API, and a link may open one of them. See `deploy/optional/proxy.conf.template`. */
const proxied = /^\/(api|analytics|dealers\/auth|cable)(\/|$)/;

/** The host answers these paths itself. See `deploy/nginx.conf.template`. */
const ofHost = /^\/healthz$|\/\./;

export const isPagePath = (path: string): boolean => ![fileName, proxied, ofHost].some(each => each.test(path));

/**
 * Whether an answer of the host is a file of this release. While the files of a release are copied, the host may answer
 * with the page of another one. Some hosts answer with a page if a file is missing.
 */
export async function isOfRelease(answer: Response, { name, main }: { readonly name: string; readonly main: string }) {
  if (answer.status !== 200) return false;
  if (name === PAGE) return (await answer.clone().text()).includes(main);
  return !answer.headers.get('Content-Type')?.startsWith('text/html');
}

/** A kept answer says nothing about the time now, and the clock of the app follows the header `Date`. */
export async function withoutDate(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.delete('Date');
  headers.delete('Age');
  return new Response(await answer.blob(), { status: answer.status, headers });
}
