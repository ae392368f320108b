import { readFileSync } from 'node:fs';
import { ApiError } from './ledger.mjs';
import { isShown } from './outcomes.mjs';

/**
 * @typedef {object} Request
 * @property {URL} url
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {any} body parsed JSON; null without one
 *
 * @typedef {object} Route
 * @property {'GET' | 'POST'} method
 * @property {RegExp} path its first group is the id
 * @property {'api' | 'checkout' | 'control'} part
 * @property {(request: Request, id: string) => unknown} answer
 */

/**
 * @param {object} parts
 * @param {ReturnType<typeof import('./ledger.mjs').createLedger>} parts.ledger
 * @param {ReturnType<typeof import('./outcomes.mjs').createOutcomes>} parts.play
 * @param {ReturnType<typeof import('./webhooks.mjs').createPostman>} parts.postman
 * @param {(fault: import('./faults.mjs').Fault) => Promise<void>} parts.failNext
 * @param {string} parts.keyId
 * @param {string} parts.keySecret
 * @returns {Route[]}
 */
export function createRoutes({ ledger, play, postman, failNext, keyId, keySecret }) {
  const basic = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  /** What the `razorpay` package asks. @param {Route['answer']} answer @returns {Route['answer']} */
  const withSecret = (answer) => (request, id) => {
    if (request.headers.authorization !== basic) throw new ApiError(401, 'Authentication failed');
    return answer(request, id);
  };

  /** What the checkout in the browser asks, which knows the key's public half only. @param {Route['answer']} answer @returns {Route['answer']} */
  const withKeyId = (answer) => (request, id) => {
    const given = request.body?.key_id ?? request.url.searchParams.get('key_id');
    if (given !== keyId) throw new ApiError(401, 'The api key provided is invalid');
    return answer(request, id);
  };

  /** What tests ask. JSON, so that a page would need a preflight, which nobody answers. @param {Route['answer']} answer @returns {Route['answer']} */
  const fromTests = (answer) => (request, id) => {
    if (request.body !== null && request.headers['content-type'] !== 'application/json') {
      throw new ApiError(415, 'Only application/json is understood here.');
    }
    return answer(request, id);
  };

  return [
    {
      method: 'POST',
      path: /^\/v1\/orders$/,
      part: 'api',
      answer: withSecret(({ body }) => ledger.createOrder(body)),
    },
    {
      method: 'GET',
      path: /^\/v1\/orders\/(\w+)$/,
      part: 'api',
      answer: withSecret((_, id) => ledger.order(id)),
    },
    {
      method: 'GET',
      path: /^\/v1\/orders\/(\w+)\/payments$/,
      part: 'api',
      answer: withSecret((_, id) => collection(ledger.paymentsOf(id))),
    },
    {
      method: 'GET',
      path: /^\/v1\/payments\/(\w+)$/,
      part: 'api',
      answer: withSecret((_, id) => ledger.payment(id)),
    },
    {
      method: 'GET',
      path: /^\/v1\/checkout\.js$/,
      part: 'checkout',
      answer: () => readFileSync(new URL('checkout.js', import.meta.url)),
    },
    {
      method: 'GET',
      path: /^\/v1\/checkout\/orders\/(\w+)$/,
      part: 'checkout',
      answer: withKeyId((_, id) => {
        const { amount, currency, status } = ledger.order(id);
        return { amount, currency, status };
      }),
    },
    {
      method: 'POST',
      path: /^\/v1\/checkout\/orders\/(\w+)$/,
      part: 'checkout',
      answer: withKeyId(({ body }, id) => {
        if (!isShown(body.outcome)) throw new ApiError(400, 'There is no such outcome.');
        return play(id, body.outcome, body.email);
      }),
    },
    {
      method: 'POST',
      path: /^\/control\/outcome$/,
      part: 'control',
      answer: fromTests(({ body }) => play(body.orderId, body.outcome)),
    },
    {
      method: 'POST',
      path: /^\/control\/webhooks$/,
      part: 'control',
      answer: fromTests(({ body }) => postman.turn(body.on === true)),
    },
    {
      method: 'POST',
      path: /^\/control\/fault$/,
      part: 'control',
      answer: fromTests(({ body }) => void failNext(body.fault)),
    },
    { method: 'GET', path: /^\/control\/deliveries$/, part: 'control', answer: () => postman.deliveries },
  ];
}

/** @param {unknown[]} items */
const collection = (items) => ({ entity: 'collection', count: items.length, items });
