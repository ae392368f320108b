import type { IncomingMessage, ServerResponse } from 'node:http';
import { HOST } from '../network/ports.ts';
import { ApiError, errorBody } from './api-error.ts';
import type { Faults } from './faults.ts';
import type { Route } from './routes.ts';

const MOST_BYTES = 64 * 1024;

export async function serve(
  routes: readonly Route[],
  befall: Faults['befall'],
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = incoming;
  const url = new URL(incoming.url ?? '/', `http://${HOST}`);
  const there = routes.filter(({ path }) => path.test(url.pathname));
  if (there.some(({ part }) => part === 'api') && befall(response)) return;
  // The page with the checkout has another port, so it needs CORS headers.
  if (there.some(({ part }) => part === 'checkout')) {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
  }
  try {
    const route = there.find((each) => each.method === method);
    if (route === undefined) throw new ApiError(404, 'The requested URL was not found on the server.');
    const body = method === 'POST' ? await readBody(incoming) : null;
    const id = route.path.exec(url.pathname)?.[1] ?? '';
    send(response, 200, route.answer({ url, headers, body }, id) ?? {});
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    send(response, cause.status, errorBody(cause));
  }
}

/** @param body a Buffer is sent as a script, everything else as JSON */
function send(response: ServerResponse, status: number, body: unknown): void {
  const isScript = Buffer.isBuffer(body);
  response.writeHead(status, {
    'content-type': isScript ? 'text/javascript; charset=utf-8' : 'application/json',
    'cache-control': 'no-store',
  });
  response.end(isScript ? body : JSON.stringify(body));
}

async function readBody(incoming: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (chunks.reduce((sum, { length }) => sum + length, 0) > MOST_BYTES) {
      throw new ApiError(413, 'The request is too large.');
    }
  }
  try {
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    throw new ApiError(400, 'The request is no JSON.');
  }
}
