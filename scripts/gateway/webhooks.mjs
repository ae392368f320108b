import { createHmac } from 'node:crypto';
import { newGatewayId } from './ledger.mjs';

/** Before each further try; then it gives up, as Razorpay does after a day. */
const RETRY_AFTER_MS = [200, 500, 1_000, 2_000, 4_000];
const ANSWER_WITHIN_MS = 5_000;

/**
 * @typedef {'payment.authorized' | 'payment.captured' | 'payment.failed' | 'order.paid'} EventName
 * @typedef {{ name: EventName, payment: import('./ledger.mjs').Payment, order: import('./ledger.mjs').Order }} Event
 * @typedef {object} Delivery
 * @property {string} id
 * @property {EventName} event
 * @property {boolean} arrived
 */

/**
 * Delivers webhooks as Razorpay does: signed, each with an event id, at least once, in no certain order, again after a
 * failure. One at a time: the Functions emulator starts a process for every request that comes at once.
 * @param {{ url: string | null, secret: string }} to
 */
export function createPostman({ url, secret }) {
  /** The delivery that is underway, and with it all before it. */
  let line = Promise.resolve();
  /** @type {Delivery[]} */
  const deliveries = [];
  const stopped = new AbortController();
  let isOn = true;

  /** What stands in an event is as it was when the event happened. @param {Event} event @param {number} copies */
  function send(event, copies) {
    if (url === null || !isOn) return;
    const id = newGatewayId('evt');
    const body = bodyOf(event);
    for (let copy = 0; copy < copies; copy += 1) {
      line = line.then(() => deliver(url, event.name, id, body));
    }
  }

  /** @param {string} to @param {EventName} event @param {string} id @param {string} body */
  async function deliver(to, event, id, body) {
    /** @type {Delivery} */
    const delivery = { id, event, arrived: false };
    deliveries.push(delivery);
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    };
    for (const delay of [...RETRY_AFTER_MS, null]) {
      if (stopped.signal.aborted) return;
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const answer = await fetch(to, { method: 'POST', headers, body, signal }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      delivery.arrived = answer?.ok ?? false;
      if (delivery.arrived || delay === null) return;
      await pause(delay, stopped.signal);
    }
  }

  return {
    send,
    deliveries,
    /** While off, events are lost, not kept for later. @param {boolean} on */
    turn: (on) => {
      isOn = on;
    },
    /** Resolves when nothing is on its way any more. */
    settled: async () => {
      for (let known; known !== line;) {
        known = line;
        await known;
      }
    },
    stop: () => stopped.abort(),
  };
}

/** @param {Event} event */
function bodyOf({ name, payment, order }) {
  const withOrder = name === 'order.paid';
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_StandIn0000000',
    event: name,
    contains: withOrder ? ['payment', 'order'] : ['payment'],
    payload: { payment: { entity: payment }, ...(withOrder && { order: { entity: order } }) },
    created_at: Math.floor(Date.now() / 1000),
  });
}

/** @param {number} ms @param {AbortSignal} signal @returns {Promise<void>} */
export function pause(ms, signal) {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
