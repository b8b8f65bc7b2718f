// A sample for `reportUrl`: writes each report as a line of JSON. It listens on PORT of HOST, by default of this machine only,
// behind a server with TLS.
import { createServer } from 'node:http';

const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' };
/** Characters. The app sends less, and everybody can post. */
const LIMIT = 100_000;
/** An address loses its query, and the token of a mailed link. */
const withoutSecrets = (_key, value) =>
  typeof value === 'string' ? value.replace(/[?#]\S*/g, '').replace(/(\/new-password\/)[^\s/]+/g, '$1-') : value;

function linesOf(body) {
  const sent = JSON.parse(body, withoutSecrets);
  if (Array.isArray(sent)) return sent.map(({ type, url, body: what }) => ({ kind: type, url, ...what }));
  if (sent['csp-report']) return [{ kind: 'csp-violation', ...sent['csp-report'] }];
  const { reports, ...page } = sent;
  return reports.map(report => ({ ...page, ...report }));
}
createServer(async (request, response) => {
  let body = '';
  try {
    // The loop throws if the client closes the connection in the middle of the body.
    for await (const chunk of request.setEncoding('utf8')) if (body.length < LIMIT) body += chunk;
    response.writeHead(204, headers).end();
    if (request.method !== 'POST' || body === '') return;
    for (const line of linesOf(body)) console.log(JSON.stringify({ time: new Date(), ...line }));
  } catch {
    console.log(JSON.stringify({ time: new Date(), kind: 'unreadable' }));
  }
}).listen(Number(process.env.PORT ?? 8081), process.env.HOST ?? '127.0.0.1', function () {
  console.error(`The collector listens on ${this.address().port}.`);
});
