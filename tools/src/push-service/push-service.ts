/**
 * A stand-in for a browser's push service, for development and tests. It takes messages as RFC 8030 says, checks the
 * sender's signature, decrypts them with the keys of its subscriptions, and answers as the test wishes. It listens on
 * loopback only and keeps everything in memory.
 */
import { createECDH, randomBytes } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../network/ports.ts';
import { decrypt } from './decrypt.ts';
import { whyUnsigned } from './vapid.ts';

/** The most that a push service has to take (RFC 8030 section 7.2). */
const MOST_BYTES = 4096;

/** The data that a browser gives the page that subscribes. */
export interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** One request of the sender, in the order of arrival. */
export interface Delivery {
  readonly status: number;
  /** Null where it was not accepted. */
  readonly text: string | null;
  readonly ttl: number;
  readonly urgency: string;
  /** Why it was refused; null where the test or nobody refused it. */
  readonly why: string | null;
}

/** An answer that a test asks for. */
export interface WantedAnswer {
  readonly status: number;
  readonly retryAfterSeconds?: number;
}

interface Subscription {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
  readonly publicKey: string;
  readonly deliveries: Delivery[];
  readonly answers: WantedAnswer[];
  ended: boolean;
}

export interface PushService {
  readonly url: string;
  /** @param publicKey the sender's key with which the page subscribes, in base64url */
  readonly subscribe: (publicKey: string) => Subscribed;
  /** Ends a subscription, as a browser does when the person takes the permission back: 410 from then on. */
  readonly end: (endpoint: string) => void;
  /** Gives the next messages of a subscription these answers, one each; then 201 again. */
  readonly answerNext: (endpoint: string, ...answers: readonly WantedAnswer[]) => void;
  readonly deliveriesOf: (endpoint: string) => readonly Delivery[];
  readonly stop: () => Promise<void>;
}

const idIn = (address: string): string => new URL(address, `http://${HOST}`).pathname.split('/').at(2) ?? '';

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Returns the status, and why, for a message that does not keep to the protocol; null for a right one. */
function whyWrong(
  { headers }: IncomingMessage,
  body: Buffer,
  origin: string,
  publicKey: string,
): { readonly status: number; readonly why: string } | null {
  if (!/^\d+$/.test(String(headers['ttl']))) return { status: 400, why: 'no TTL' };
  if (headers['content-encoding'] !== 'aes128gcm') return { status: 400, why: 'another encoding' };
  if (body.length > MOST_BYTES) return { status: 413, why: 'too large' };
  const wanted = { audience: origin, publicKey, nowSeconds: Date.now() / 1000 };
  const why = whyUnsigned(headers.authorization, wanted);
  return why === null ? null : { status: 403, why };
}

export async function startPushService({ port = 0 }: { port?: number } = {}): Promise<PushService> {
  const subscriptions = new Map<string, Subscription>();
  let origin = '';

  const subscribe = (publicKey: string): Subscribed => {
    const [ecdh, auth] = [createECDH('prime256v1'), randomBytes(16)];
    const id = randomBytes(24).toString('base64url');
    const p256dh = ecdh.generateKeys().toString('base64url');
    subscriptions.set(id, { ecdh, auth, publicKey, deliveries: [], answers: [], ended: false });
    return { endpoint: `${origin}/push/${id}`, keys: { p256dh, auth: auth.toString('base64url') } };
  };
  const known = (endpoint: string): Subscription => {
    const found = subscriptions.get(idIn(endpoint));
    if (found === undefined) throw new RangeError('no such subscription');
    return found;
  };
  const take = (incoming: IncomingMessage, body: Buffer, response: ServerResponse): void => {
    const subscription = subscriptions.get(idIn(incoming.url ?? ''));
    if (subscription === undefined) return send(response, 404, {});
    const { deliveries, answers, publicKey, ended } = subscription;
    const wrong = whyWrong(incoming, body, origin, publicKey);
    const wanted = ended ? { status: 410 } : (answers.shift() ?? { status: 201 });
    const { status, why } = wrong ?? { status: wanted.status, why: null };
    const { ttl, urgency } = incoming.headers;
    const text = status === 201 ? decrypt(body, subscription) : null;
    deliveries.push({ status, why, text, ttl: Number(ttl), urgency: String(urgency) });
    const retryAfter = wrong === null ? wanted.retryAfterSeconds : undefined;
    send(response, status, {}, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
  };
  /** What a test of another process asks for: a subscription, or what one has received. */
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', origin);
    const body = await bodyOf(incoming);
    if (incoming.method === 'POST' && pathname.startsWith('/push/')) take(incoming, body, response);
    else if (incoming.method === 'POST' && pathname === '/subscriptions')
      send(response, 201, subscribe(searchParams.get('key') ?? ''));
    else if (incoming.method === 'GET' && pathname.startsWith('/subscriptions/'))
      send(response, 200, subscriptions.get(idIn(pathname))?.deliveries ?? []);
    else send(response, 404, {});
  };
  const server = createServer((incoming, response) => {
    void serve(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: HOST, port }, resolve);
  });
  origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return {
    url: origin,
    subscribe,
    end: (endpoint) => {
      known(endpoint).ended = true;
    },
    answerNext: (endpoint, ...answers) => void known(endpoint).answers.push(...answers),
    deliveriesOf: (endpoint) => known(endpoint).deliveries,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
