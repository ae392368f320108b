/**
 * The strangers: accounts without a key that join, order and ring at all tables, at a steady rate, until they are told
 * to stop or have made their calls. They run in a thread of their own, so that their work does not count as the
 * server's.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { posted } from '@bhoj/domain/catalogue/areas';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import type { Contract } from '@bhoj/domain/kernel/contract';
import { loopback } from './loopback.ts';
import { ADDRESSES, CALLS_A_SECOND, MARK, MAX_CALLS, MAX_MS, PHONES, TABLES } from './plan.ts';

export interface Orders {
  readonly url: string;
  readonly restaurantId: string;
  readonly tokens: readonly string[];
}

/** The number of calls by their outcome: `ok`, or the reason of a refusal. */
export type Outcomes = Readonly<Record<string, number>>;

const { url, restaurantId, tokens } = workerData as Orders;
const target = loopback(url);
const outcomes: Record<string, number> = {};
/** The orders that the flood opened, with the token of their account. */
const held: { orderId: string; token: string }[] = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

interface Answer {
  readonly result?: { readonly orderId?: string };
  readonly error?: { readonly details?: { readonly reason?: string } };
}

async function send(contract: Contract, input: object, token: string, n: number): Promise<Answer> {
  const { to, data } = posted(contract, input);
  const address = `${ADDRESSES[n % ADDRESSES.length]}${(n % 250) + 1}`;
  const response = await fetch(new URL(to, target), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ data }),
  });
  const answer = (await response.json()) as Answer;
  const outcome = `${contract.name} ${answer.error === undefined ? 'ok' : (answer.error.details?.reason ?? 'unknown')}`;
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return answer;
}

const selections = [{ itemId: 'masala-dosa', variantId: null, addOnIds: [], quantity: 40, note: MARK }];

/** One call of the flood: a join, a round, or a ring, in turn. */
async function strike(n: number): Promise<void> {
  const token = tokens[n % tokens.length] ?? '';
  const tableId = TABLES[n % TABLES.length] ?? null;
  const known = held.at(-1 - (n % Math.max(1, held.length)));
  if (known === undefined || n % 3 === 0) {
    const key = n % 2 === 0 ? null : 'an-old-key';
    const empty = { code: n % 4 === 0 ? '0000' : null, name: null, mobile: null, partySize: null };
    const { result } = await send(joinTable, { restaurantId, tableId, key, ...empty }, token, n);
    if (result?.orderId !== undefined) held.push({ orderId: result.orderId, token });
  } else if (n % 3 === 1) {
    const round = { roundId: newId(), menuVersion: 1, selections, type: 'dine-in', tableId };
    await send(placeRound, { restaurantId, orderId: known.orderId, ...round }, known.token, n);
  } else {
    await send(askForService, { restaurantId, orderId: known.orderId, kind: 'waiter' }, known.token, n);
  }
}

const began = performance.now();
let calls = 0;

/** One of the strangers' phones: calls, waits for the answer, and calls again at its rate. */
async function phone(): Promise<void> {
  while (calls < MAX_CALLS && !isOver && performance.now() - began < MAX_MS) {
    const due = performance.now() + (1000 * PHONES) / CALLS_A_SECOND;
    calls += 1;
    await strike(calls);
    await sleep(Math.max(0, due - performance.now()));
  }
}
await Promise.all(Array.from({ length: PHONES }, phone));
parentPort?.postMessage(outcomes satisfies Outcomes);
