/**
 * A stand-in for Razorpay, for development and tests: its Orders and Payments API as the `razorpay` package calls it, a
 * checkout script with a test dialog, and webhooks. It listens on loopback only, and keeps everything in memory unless it is
 * given a file.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { createFaults } from './faults.mjs';
import { ApiError, createLedger } from './ledger.mjs';
import { createOutcomes } from './outcomes.mjs';
import { createRoutes } from './routes.mjs';
import { createPostman, pause } from './webhooks.mjs';

const HOST = '127.0.0.1';
const MOST_CHARACTERS = 64 * 1024;

/**
 * @typedef {object} Gateway
 * @property {string} url
 * @property {(orderId: string, outcome: import('./outcomes.mjs').Outcome) => import('./outcomes.mjs').Result} play
 *   does what the checkout would do, without a browser
 * @property {(on: boolean) => void} turnWebhooks while off, events are lost
 * @property {(fault: import('./faults.mjs').Fault) => Promise<void>} failNext resolves when the request that it befalls has come
 * @property {() => Promise<void>} settled resolves when no late payment and no webhook is on its way
 * @property {import('./webhooks.mjs').Delivery[]} deliveries every webhook sent so far
 * @property {() => Promise<void>} stop
 */

/**
 * @param {object} wish
 * @param {number} [wish.port] 0 for any
 * @param {string} wish.keyId
 * @param {string} wish.keySecret
 * @param {string} wish.webhookSecret
 * @param {string | null} wish.webhookUrl null sends none
 * @param {number} [wish.lateAfterMs] when a late payment is captured
 * @param {string | undefined} [wish.keepIn] the file that keeps orders and payments from one run to the next
 * @returns {Promise<Gateway>}
 */
export async function startGateway(wish) {
  const { port = 0, keyId, keySecret, webhookSecret, webhookUrl, lateAfterMs = 3_000, keepIn } = wish;
  const ledger = createLedger(keepIn === undefined ? undefined : readKept(keepIn));
  const postman = createPostman({ url: webhookUrl, secret: webhookSecret });
  const late = createLater(lateAfterMs);
  const play = createOutcomes({ ledger, postman, keySecret, later: late.later });
  const { failNext, befall } = createFaults();
  const routes = createRoutes({ ledger, play, postman, failNext, keyId, keySecret });
  const server = createServer((incoming, response) => {
    void serve(routes, befall, incoming, response).catch(() => response.destroy());
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: HOST, port }, () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://${HOST}:${address.port}`,
    play,
    turnWebhooks: postman.turn,
    failNext,
    deliveries: postman.deliveries,
    settled: async () => {
      await late.done();
      await postman.settled();
    },
    stop: async () => {
      late.stop();
      postman.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      if (keepIn !== undefined) keep(keepIn, ledger.all());
    },
  };
}

/** @param {string} file @returns {import('./ledger.mjs').Saved | undefined} */
function readKept(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @param {string} file @param {import('./ledger.mjs').Saved} all */
function keep(file, all) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(all));
}

/** What happens after the checkout has closed. @param {number} afterMs */
function createLater(afterMs) {
  const stopped = new AbortController();
  /** @type {Set<Promise<void>>} */
  const waiting = new Set();
  return {
    /** @param {() => void} work */
    later: (work) => {
      const done = pause(afterMs, stopped.signal).then(() => {
        waiting.delete(done);
        if (!stopped.signal.aborted) work();
      });
      waiting.add(done);
    },
    done: () => Promise.all(waiting),
    stop: () => stopped.abort(),
  };
}

/**
 * @param {import('./routes.mjs').Route[]} routes
 * @param {(response: import('node:http').ServerResponse) => boolean} befall
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} response
 */
async function serve(routes, befall, incoming, response) {
  const { method = 'GET', headers } = incoming;
  const url = new URL(incoming.url ?? '/', `http://${HOST}`);
  const there = routes.filter(({ path }) => path.test(url.pathname));
  if (there.some(({ part }) => part === 'api') && befall(response)) return;
  // The page that shows the checkout comes from another port.
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

/** @param {ApiError} cause */
const errorBody = ({ message, field }) => ({
  error: {
    code: 'BAD_REQUEST_ERROR',
    description: message,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
    ...(field !== undefined && { field }),
  },
});

/** @param {import('node:http').ServerResponse} response @param {number} status @param {unknown} body a Buffer is a script */
function send(response, status, body) {
  const isScript = Buffer.isBuffer(body);
  response.writeHead(status, {
    'content-type': isScript ? 'text/javascript; charset=utf-8' : 'application/json',
    'cache-control': 'no-store',
  });
  response.end(isScript ? body : JSON.stringify(body));
}

/** @param {import('node:http').IncomingMessage} incoming @returns {Promise<unknown>} */
async function readBody(incoming) {
  let text = '';
  for await (const chunk of incoming) {
    text += chunk;
    if (text.length > MOST_CHARACTERS) throw new ApiError(413, 'The request is too large.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'The request is no JSON.');
  }
}
