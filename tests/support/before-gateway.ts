import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Asked {
  readonly method: string;
  readonly path: string;
  /** The posted body; null for a GET. */
  readonly body: unknown;
}

/** Passes a request on to the gateway. */
function forwarded(url: string, { method = '', headers }: IncomingMessage, body: string): Promise<Response> {
  return fetch(url, {
    method,
    headers: { authorization: headers.authorization ?? '', 'content-type': headers['content-type'] ?? '' },
    ...(method === 'POST' ? { body } : {}),
  });
}

/**
 * Starts a proxy between the functions in this process and the stand-in gateway. It records their requests, and can do
 * something while they wait. Call it after `standIn`.
 */
export async function standBefore(gateway: { readonly url: string }) {
  const asked: Asked[] = [];
  let next: (() => Promise<unknown>) | null = null;
  const server = createServer((request, response) => {
    const answer = async () => {
      const said = await text(request);
      const { method = '', url = '' } = request;
      asked.push({ method, path: url, body: said === '' ? null : (JSON.parse(said) as unknown) });
      const happens = method === 'POST' ? next : null;
      if (happens !== null) next = null;
      await happens?.();
      const { status, ...answered } = await forwarded(`${gateway.url}${url}`, request, said).then(
        async (one) => ({ status: one.status, body: await one.text() }),
      );
      response.writeHead(status, { 'content-type': 'application/json' }).end(answered.body);
    };
    void answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['RAZORPAY_BASE_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    /** Does this once, before the gateway gets the next POST. */
    meanwhile: (happens: () => Promise<unknown>) => {
      next = happens;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
