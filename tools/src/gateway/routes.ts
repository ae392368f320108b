import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from './api-error.ts';
import { checkoutScript } from './checkout-script.ts';
import { isFault } from './faults.ts';
import type { Faults } from './faults.ts';
import type { Ledger, Refund } from './ledger.ts';
import { isShown } from './outcomes.ts';
import type { Play } from './outcomes.ts';
import type { EventName, Postman } from './webhooks.ts';

interface GatewayRequest {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** The fields of the JSON body; null without one. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

type Answer = (request: GatewayRequest, id: string) => unknown;

export interface Route {
  readonly method: 'GET' | 'POST';
  /** Its first group is the id. */
  readonly path: RegExp;
  /** The caller: the `razorpay` package, the checkout in the browser, or tests. */
  readonly part: 'api' | 'checkout' | 'control';
  readonly answer: Answer;
}

interface Parts {
  readonly ledger: Ledger;
  readonly play: Play;
  readonly postman: Postman;
  readonly failNext: Faults['failNext'];
  readonly keyId: string;
  readonly keySecret: string;
}

export function createRoutes(parts: Parts): Route[] {
  return [...apiRoutes(parts), ...checkoutRoutes(parts), ...controlRoutes(parts)];
}

/** Sends the event of a refund, with the payment as it is now. */
export function tellRefund(
  { ledger, postman }: Pick<Parts, 'ledger' | 'postman'>,
  name: EventName,
  refund: Refund,
): Refund {
  const payment = ledger.payment(refund.payment_id);
  postman.send({ name, payment, refund, order: ledger.order(payment.order_id) });
  return refund;
}

/** Requests of the `razorpay` package, which knows both halves of the key. */
function apiRoutes({ ledger, postman, keyId, keySecret }: Parts): Route[] {
  const basic = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const route = (method: Route['method'], path: RegExp, answer: Answer): Route => ({
    method,
    path,
    part: 'api',
    answer: (request, id) => {
      if (request.headers.authorization !== basic) throw new ApiError(401, 'Authentication failed');
      return answer(request, id);
    },
  });
  return [
    route('POST', /^\/v1\/orders$/, ({ body }) => ledger.createOrder(body)),
    route('GET', /^\/v1\/orders\/(\w+)$/, (_, id) => ledger.order(id)),
    route('GET', /^\/v1\/orders\/(\w+)\/payments$/, (_, id) => collection(ledger.paymentsOf(id))),
    route('POST', /^\/v1\/payments\/(\w+)\/refund$/, ({ body }, id) =>
      tellRefund({ ledger, postman }, 'refund.processed', ledger.refund(id, body?.amount)),
    ),
    route('GET', /^\/v1\/payments\/(\w+)$/, (_, id) => ledger.payment(id)),
  ];
}

/** Requests of the checkout in the browser, which knows only the public half of the key. */
function checkoutRoutes({ ledger, play, keyId }: Parts): Route[] {
  const path = /^\/v1\/checkout\/orders\/(\w+)$/;
  const route = (method: Route['method'], answer: Answer): Route => ({
    method,
    path,
    part: 'checkout',
    answer: (request, id) => {
      const given = request.body?.key_id ?? request.url.searchParams.get('key_id');
      if (given !== keyId) throw new ApiError(401, 'The api key provided is invalid');
      return answer(request, id);
    },
  });
  return [
    { method: 'GET', path: /^\/v1\/checkout\.js$/, part: 'checkout', answer: checkoutScript },
    route('GET', (_, id) => {
      const { amount, currency, status } = ledger.order(id);
      return { amount, currency, status };
    }),
    route('POST', ({ body }, id) => {
      const { outcome, email } = body ?? {};
      if (!isShown(outcome)) throw new ApiError(400, 'There is no such outcome.');
      return play(id, outcome, typeof email === 'string' ? email : undefined);
    }),
  ];
}

/** Requests of tests. They are JSON, so a web page would need a preflight, which is not answered. */
function controlRoutes({ play, postman, failNext }: Parts): Route[] {
  const post = (path: RegExp, answer: (body: Readonly<Record<string, unknown>>) => unknown): Route => ({
    method: 'POST',
    path,
    part: 'control',
    answer: ({ body, headers }) => {
      if (headers['content-type'] !== 'application/json') {
        throw new ApiError(415, 'Only application/json is understood here.');
      }
      return answer(body ?? {});
    },
  });
  return [
    post(/^\/control\/outcome$/, ({ orderId, outcome }) => play(String(orderId), String(outcome))),
    post(/^\/control\/webhooks$/, ({ on }) => postman.turn(on === true)),
    post(/^\/control\/fault$/, ({ fault }) => {
      if (!isFault(fault)) throw new ApiError(400, `There is no fault ${String(fault)}.`);
      void failNext(fault);
    }),
    { method: 'GET', path: /^\/control\/deliveries$/, part: 'control', answer: () => postman.deliveries },
  ];
}

const collection = (items: readonly unknown[]) => ({ entity: 'collection', count: items.length, items });
