import { expect, it } from 'vitest';
import { closeDay } from '../days/days.contract.ts';
import { moveLines, moveTable } from '../orders/acts/acts.contract.ts';
import { MAX_LINES_PER_ORDER } from '../orders/shape/order.schema.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { paise } from '../money/money.ts';
import { DAY } from '../time/ist.ts';
import { answerIdOf, answerSchema, askedBy, keptAnswer, readAnswer } from './answer.ts';

it('keeps what the contract lets out, for 30 days, and reads it as it was', () => {
  const counted = { expectedCashPaise: paise(212_600), differencePaise: paise(-100) };
  const output = { ...counted, note: 'not for the caller' } as typeof counted;
  const kept = keptAnswer(closeDay, output, { asked: 'a', at: 1_000 });
  expect(kept).toEqual({ asked: 'a', output: JSON.stringify(counted), expireAt: 1_000 + 30 * DAY });
  expect(readAnswer(closeDay, kept, 'a')).toEqual(counted);
  expect(readAnswer(moveTable, keptAnswer(moveTable, {}, { asked: 'a', at: 0 }), 'a')).toEqual({});
});

it('answers nobody who asks for something else under the same id', () => {
  const kept = keptAnswer(moveTable, {}, { asked: 'a', at: 0 });
  expect(() => readAnswer(moveTable, kept, 'b')).toThrow(new Refusal('request-id-used'));
});

it('has room for the longest answer', () => {
  const lineIds = Array.from({ length: MAX_LINES_PER_ORDER }, () => '9999-9999');
  const kept = keptAnswer(moveLines, { lineIds }, { asked: 'a'.repeat(43), at: 0 });
  expect(answerSchema.safeParse(answerSchema.encode(kept)).success).toBe(true);
});

it('keeps the requests of two acts apart', () => {
  expect(answerIdOf(moveTable, 'a')).not.toBe(answerIdOf(moveLines, 'a'));
});

it('knows who asks for what, in whatever order the fields are', () => {
  const asked = askedBy('ravi', { requestId: 'r', portions: { '1-1': 1, '1-2': 2 }, ids: ['b', 'a'] });
  expect(askedBy('ravi', { ids: ['b', 'a'], portions: { '1-2': 2, '1-1': 1 }, requestId: 'r' })).toBe(asked);
  const others = [
    askedBy('meena', { requestId: 'r', portions: { '1-1': 1, '1-2': 2 }, ids: ['b', 'a'] }),
    askedBy('ravi', { requestId: 'r', portions: { '1-1': 2, '1-2': 2 }, ids: ['b', 'a'] }),
    askedBy('ravi', { requestId: 'r', portions: { '1-1': 1, '1-2': 2 }, ids: ['a', 'b'] }),
    askedBy('ravi', { requestId: 'r', portions: { '1-1': 1, '1-2': 2 }, ids: null }),
  ];
  expect(others).not.toContain(asked);
});
