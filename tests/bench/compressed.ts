import { createServer, request } from 'node:http';
import { createGzip } from 'node:zlib';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Hosting, functions, Firestore and Auth: a page derives the ports of the others from its own. */
export const PORTS = [0, 1, 2, 3];

/** A listener's stream must arrive at once; compression would hold it back. */
const isStream = (url: string): boolean => url.includes('/channel');

function pass(incoming: IncomingMessage, out: ServerResponse, port: number): void {
  const { method, url = '/' } = incoming;
  const { 'accept-encoding': _, ...headers } = incoming.headers;
  const asked = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    const isText = /json|javascript|text|svg/.test(String(answer.headers['content-type'] ?? ''));
    const isPacked = answer.headers['content-encoding'] !== undefined;
    if (!isText || isPacked || isStream(url) || answer.statusCode === 304) {
      out.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(out);
      return;
    }
    const { 'content-length': __, ...kept } = answer.headers;
    out.writeHead(answer.statusCode ?? 502, { ...kept, 'content-encoding': 'gzip' });
    answer.pipe(createGzip()).pipe(out);
  });
  asked.on('error', () => out.destroy());
  out.on('close', () => asked.destroy());
  incoming.pipe(asked);
}

/**
 * Serves the emulators at `base` once more from `base + by` on, compressed as the real ones are: the emulators compress
 * nothing, and over a slow line that would count. Returns the function that ends it.
 */
export async function serveCompressed(base: number, by: number): Promise<() => void> {
  const servers: Server[] = PORTS.map((offset) =>
    createServer((incoming, out) => pass(incoming, out, base + offset)),
  );
  await Promise.all(
    servers.map(
      (server, i) =>
        new Promise<void>((listening) => server.listen(base + by + (PORTS[i] ?? 0), '127.0.0.1', listening)),
    ),
  );
  return () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
}
