import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import { leaveReview } from '@bhoj/domain/reviews/reviews.contract';
import { verifyPayment } from '@bhoj/domain/subscription/subscription.contract';
import { onNewerMet } from '../ui/shared/newer-met.ts';
import { call, CallFailure } from './call.ts';
import type { Client } from './client.ts';

const answer = vi.hoisted(() => vi.fn<(data: unknown) => Promise<{ data: unknown }>>());
const reached = vi.hoisted(() => vi.fn<(functions: unknown, name: string) => typeof answer>());
vi.mock('firebase/functions', () => ({ httpsCallable: reached }));

const newer = vi.fn<() => void>();
onNewerMet(newer);

beforeEach(() => {
  answer.mockReset();
  reached.mockReturnValue(answer);
  newer.mockReset();
});

it.each([
  [leaveReview, 'guest', { name: 'leaveReview', input: { orderId: 'o1' } }],
  [verifyPayment, 'verifyPayment', { orderId: 'o1' }],
])('a call goes to the deployed function of its contract', async (contract, to, data) => {
  answer.mockResolvedValue({ data: null });
  await call({} as Client, contract as typeof leaveReview, { orderId: 'o1' } as never).catch(() => null);
  expect(reached.mock.lastCall?.[1]).toBe(to);
  expect(answer).toHaveBeenCalledWith(data);
});

const failed = async (): Promise<CallFailure> => {
  const cause: unknown = await call({} as Client, leaveReview, {} as never).catch((c: unknown) => c);
  if (cause instanceof CallFailure) return cause;
  throw new Error('it was answered');
};

class Refused extends FirebaseError {
  readonly details: unknown;
  constructor(code: string, details: unknown) {
    super(`functions/${code}`, 'no');
    this.details = details;
  }
}

describe('an answer in a shape that is not the contract’s', () => {
  it.each([[undefined], [null], ['done'], [[1]], [7]])(
    'is an unknown outcome, and wants a newer version: %j',
    async (data) => {
      answer.mockResolvedValue({ data });
      const { reason } = await failed();
      expect(outcomeOf(reason)).toBe('unknown');
      expect(newer).toHaveBeenCalledOnce();
    },
  );

  it.each(['permission-denied', 'unauthenticated', 'failed-precondition', 'internal'])(
    'is one, too, where %s is given with a reason that this app does not know',
    async (code) => {
      answer.mockRejectedValue(new Refused(code, { reason: 'table-on-the-moon' }));
      const { reason } = await failed();
      expect(outcomeOf(reason)).toBe('unknown');
      expect(newer).toHaveBeenCalledOnce();
    },
  );
});

it('a refusal with a reason that this app knows is one', async () => {
  answer.mockRejectedValue(
    new Refused('failed-precondition', { reason: 'table-in-use', tables: ['F1-T01'] }),
  );
  const { reason, details } = await failed();
  expect([reason, details['tables'], outcomeOf(reason)]).toEqual(['table-in-use', ['F1-T01'], 'refused']);
  expect(newer).not.toHaveBeenCalled();
});

it.each([
  ['unauthenticated', 'sign-in-required'],
  ['permission-denied', 'not-allowed'],
  ['unavailable', 'offline'],
  ['deadline-exceeded', 'offline'],
])('%s without any reason is the platform’s own, %s', async (code, expected) => {
  answer.mockRejectedValue(new Refused(code, undefined));
  expect((await failed()).reason).toBe(expected);
});
