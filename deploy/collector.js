// A sample for `reportUrl`: writes each report as a line of JSON. It listens on PORT of HOST, by default of this machine only,
// behind a server with TLS that limits how often one address posts (deploy/optional/reports.conf.template).
import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' };
/** Characters. The app sends less, and everybody can post. */
const LIMIT = 100_000;
/** The reports that are written of one request. The app sends no more. */
const MOST = 100;
/** The characters that are written of a value. */
const LONGEST = 200;

const ofPage = ['app', 'built', 'browser', 'leftOut'];
const ofApp = ['kind', 'place', 'code', 'at', 'route', 'count', 'name', 'value', 'milliseconds', 'outcome'];
const ofBrowser = ['id', 'message', 'reason', 'sourceFile', 'lineNumber', 'columnNumber', 'disposition'];
const ofPolicy = ['documentURL', 'blockedURL', 'effectiveDirective', 'statusCode'];
const ofOlderPolicy = ['document-uri', 'blocked-uri', 'violated-directive', 'effective-directive'];
const ofOlderSource = ['source-file', 'line-number', 'column-number', 'status-code', 'disposition'];

/** An address loses its query, and the token of a mailed link, of which each letter can be encoded. */
const withoutSecrets = text =>
  text
    .replace(/[?#]\S*/g, '')
    .replace(/(\/new-password\/+)[^\s/]\S*/gi, '$1-')
    .replace(/(\/[^\s/%]*%)\S*/g, '$1-');

/** Only known fields and short values. A number stays one. */
function only(names, given) {
  const kept = {};
  for (const name of names) {
    const value = given?.[name];
    if (typeof value === 'string') kept[name] = withoutSecrets(value).slice(0, LONGEST);
    if (Number.isFinite(value)) kept[name] = value;
  }
  return kept;
}

function linesOf(body) {
  const sent = JSON.parse(body);
  if (Array.isArray(sent))
    return sent.slice(0, MOST).map(({ type, url, body: what }) => ({
      ...only(['kind', 'url'], { kind: type, url }),
      ...only([...ofBrowser, ...ofPolicy], what),
    }));
  if (sent['csp-report'])
    return [{ kind: 'csp-violation', ...only([...ofOlderPolicy, ...ofOlderSource], sent['csp-report']) }];
  const page = only(ofPage, sent);
  return sent.reports.slice(0, MOST).map(report => ({ ...page, ...only(ofApp, report) }));
}

/** Tells senders apart, so that alarms count them, and names no address: the key is of this process alone. */
const key = randomBytes(16);
const senderOf = ({ headers: { 'x-real-ip': address }, socket }) =>
  createHmac('sha256', key)
    .update(address ?? socket.remoteAddress ?? '')
    .digest('hex')
    .slice(0, 8);

createServer(async (request, response) => {
  const sender = senderOf(request);
  /** The sender decides about no other field than those of a report. */
  const write = line => console.log(JSON.stringify({ ...line, sender, time: new Date() }));
  let body = '';
  try {
    // The loop throws if the client closes the connection in the middle of the body.
    for await (const chunk of request.setEncoding('utf8')) if (body.length < LIMIT) body += chunk;
    response.writeHead(204, headers).end();
    if (request.method !== 'POST' || body === '') return;
    for (const line of linesOf(body)) write(line);
  } catch {
    write({ kind: 'unreadable' });
  }
}).listen(Number(process.env.PORT ?? 8081), process.env.HOST ?? '127.0.0.1', function () {
  console.error(`The collector listens on ${this.address().port}.`);
});
