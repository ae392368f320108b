import { expect, it } from 'vitest';
import { closeDay } from '../days/days.contract.ts';
import { moveLines, moveTable } from '../orders/acts/acts.contract.ts';
import { MAX_LINES_PER_ORDER } from '../orders/shape/order.schema.ts';
import { paise } from '../money/money.ts';
import { DAY } from '../time/ist.ts';
import { answerIdOf, answerSchema, keptAnswer, readAnswer } from './answer.ts';

it('keeps what the contract lets out, for 30 days, and reads it as it was', () => {
  const counted = { expectedCashPaise: paise(212_600), differencePaise: paise(-100) };
  const kept = keptAnswer(closeDay, { ...counted, note: 'not for the caller' } as typeof counted, 1_000);
  expect(kept).toEqual({ output: JSON.stringify(counted), expireAt: 1_000 + 30 * DAY });
  expect(readAnswer(closeDay, kept)).toEqual(counted);
  expect(readAnswer(moveTable, keptAnswer(moveTable, {}, 0))).toEqual({});
});

it('has room for the longest answer', () => {
  const lineIds = Array.from({ length: MAX_LINES_PER_ORDER }, () => '9999-9999');
  const kept = keptAnswer(moveLines, { lineIds }, 0);
  expect(answerSchema.safeParse(answerSchema.encode(kept)).success).toBe(true);
});

it('keeps the requests of two acts apart', () => {
  expect(answerIdOf(moveTable, 'a')).not.toBe(answerIdOf(moveLines, 'a'));
});
