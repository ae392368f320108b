import { createServer, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { Readable } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { slowLine } from './slow-line.ts';
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { Http2SecureServer, Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { Line, SlowLine } from './slow-line.ts';

/** Hosting, functions, Firestore and Auth: a page derives the ports of the others from its own. */
export const PORTS = [0, 1, 2, 3];

/** A listener's stream must arrive at once; compression would hold it back. */
const isStream = (url: string): boolean => url.includes('/channel');

/** Headers of a single HTTP/1.1 connection, which HTTP/2 refuses. */
const OF_ONE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const passedOn = (headers: OutgoingHttpHeaders, dropped: string): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && name !== dropped && !OF_ONE_CONNECTION.has(name),
    ),
  );

/** Returns the file at a path that the front serves itself; null where the emulator has it. */
export type Served = (
  path: string,
) => { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } | null;

interface Front {
  readonly base: number;
  readonly by: number;
  readonly line: Line;
  /** The files that the front serves itself. */
  readonly served: Served;
}

type Incoming = IncomingMessage | Http2ServerRequest;
type Outgoing = ServerResponse | Http2ServerResponse;

/** Asks the emulator at `port`, and gives its answer compressed and as slowly as the line does. */
function pass(incoming: Incoming, out: Outgoing, { port, line }: { port: number; line: SlowLine }): void {
  const { method, url = '/' } = incoming;
  const headers = { host: `127.0.0.1:${port}`, ...passedOn(incoming.headers, 'accept-encoding') };
  const asked = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    const isText = /json|javascript|text|svg/.test(String(answer.headers['content-type'] ?? ''));
    const isPacked = answer.headers['content-encoding'] !== undefined;
    const packs = isText && !isPacked && !isStream(url) && answer.statusCode !== 304;
    out.statusCode = answer.statusCode ?? 502;
    const given = passedOn(answer.headers, packs ? 'content-length' : '');
    for (const [name, value = ''] of Object.entries(given)) out.setHeader(name, value);
    if (packs) out.setHeader('content-encoding', 'gzip');
    const packed = packs ? answer.pipe(createGzip()) : answer;
    packed.pipe(line.through()).pipe(out);
  });
  asked.on('error', () => out.destroy());
  out.on('close', () => asked.destroy());
  void line.begin().then(() => incoming.pipe(asked));
}

/** Gives a file of the front's own. */
async function give(file: Exclude<ReturnType<Served>, null>, out: Outgoing, line: SlowLine): Promise<void> {
  await line.begin();
  for (const [name, value] of Object.entries(file.headers)) out.setHeader(name, value);
  out.setHeader('content-encoding', 'gzip');
  Readable.from([gzipSync(file.body)])
    .pipe(line.through())
    .pipe(out);
}

async function hosting(port: number, line: SlowLine, served: Served): Promise<Http2SecureServer> {
  const { private: key, cert } = await generate(undefined, { keyType: 'ec', algorithm: 'sha256' });
  return createSecureServer({ key, cert, allowHTTP1: true }, (incoming, out) => {
    const own = served(incoming.url.split('?')[0] ?? '');
    if (own === null) pass(incoming, out, { port, line });
    else void give(own, out, line);
  });
}

/**
 * Serves the emulators at `base` a second time, from `base + by` on, as the real platform does: pages over HTTP/2 (with
 * an unsigned certificate), everything compressed, and over a slow line. The emulators speak HTTP/1.1 and compress
 * nothing; over such a line both would cost time that production does not take. Returns the function that ends it.
 */
export async function serveAsInProduction({ base, by, line: slowness, served }: Front): Promise<() => void> {
  const [first = 0, ...others] = PORTS;
  const line = slowLine(slowness);
  const servers: (Server | Http2SecureServer)[] = [
    await hosting(base + first, line, served),
    ...others.map((offset) =>
      createServer((incoming, out) => pass(incoming, out, { port: base + offset, line })),
    ),
  ];
  await Promise.all(
    servers.map(
      (server, i) =>
        new Promise<void>((listening) => {
          server.listen(base + by + (PORTS[i] ?? 0), '127.0.0.1', listening);
        }),
    ),
  );
  return () => {
    for (const server of servers) {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    }
  };
}
