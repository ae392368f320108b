import { describe, expect, it, test } from 'vitest';
import { voidBill } from '../billing/corrections/corrections.contract.ts';
import { setDiscount } from '../billing/settle/settlement.contract.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { anApproval } from '../fixtures/approvals.ts';
import { NOW, UIDS } from '../fixtures/ids.ts';
import { paise } from '../money/money.ts';
import {
  ALLOWED_FOR,
  allowedByOf,
  askedText,
  ASKED_FOR,
  assertAllows,
  assertAsks,
  assertFewOpen,
  assertMayDecide,
  assertSameAmount,
  assertStillMay,
  decided,
  openUntil,
  spentAt,
  withdrawn,
} from './approval.ts';
import type { Use } from './approval.ts';
import { LONGEST_ASKED, MOST_OPEN } from './approval.schema.ts';
import type { Approval } from './approval.schema.ts';
import { getsCards } from './approvers.ts';

const INPUT = { orderId: 'o', requestId: 'r1', discount: { value: 3_000, kind: 'percent' } };
const asked = anApproval({ asked: askedText(INPUT) });
const meera = {
  person: { uid: 'meera', kind: 'office', name: 'Meera' },
  how: 'card',
  can: ['discount'],
} as const;
const allowed = decided(asked, meera, { allow: true, why: '', at: NOW + 1_000 });
const use: Use = { contract: setDiscount, input: INPUT, uid: UIDS.kitchen, at: NOW + 2_000 };

const reasonOf = (act: () => unknown): string | null => {
  try {
    act();
    return null;
  } catch (cause) {
    return cause instanceof Refusal ? cause.reason : String(cause);
  }
};

describe('what is asked', () => {
  it('is the input without the ids of requests, in whatever order its fields are', () => {
    const other = {
      discount: { kind: 'percent', value: 3_000 },
      requestId: 'r2',
      approvalId: 'a',
      orderId: 'o',
    };
    expect(askedText(other)).toBe(askedText(INPUT));
    expect(askedText({ ...INPUT, orderId: 'p' })).not.toBe(askedText(INPUT));
  });

  it('has a longest form', () => {
    const longest = 'x'.repeat(LONGEST_ASKED - '{"reason":""}'.length);
    expect(askedText({ reason: longest })).toHaveLength(LONGEST_ASKED);
    expect(reasonOf(() => askedText({ reason: `${longest}x` }))).toBe('invalid-input');
  });

  it('is kept two days, and for good once it is spent', () => {
    expect(asked).toMatchObject({ state: 'asked', expireAt: NOW + 2 * 86_400_000 });
    expect(spentAt(allowed, NOW, 'h')).toMatchObject({
      state: 'spent',
      asked: '',
      spentFor: 'h',
      expireAt: null,
    });
  });
});

describe('an answer', () => {
  it('names who gave it and how', () => {
    expect(allowed).toMatchObject({ state: 'allowed', decidedBy: meera.person, how: 'card', answer: '' });
    expect(allowedByOf(allowed)).toMatchObject({ kind: 'office', label: 'Meera', how: 'card' });
    expect(allowedByOf(asked)).toBeUndefined();
    const why = 'Give a dessert';
    expect(decided(asked, meera, { allow: false, why, at: NOW })).toMatchObject({
      state: 'declined',
      answer: why,
    });
  });

  const self = { ...meera, person: { ...meera.person, uid: UIDS.kitchen } };
  test.each([
    [asked, self, NOW, 'not-allowed'],
    [asked, { ...meera, can: ['cash'] as const }, NOW, 'not-allowed'],
    [allowed, meera, NOW, 'approval-decided'],
    [asked, meera, NOW + ASKED_FOR + 1, 'approval-late'],
    [asked, meera, NOW + ASKED_FOR, null],
  ])('%#: %s', (approval, who, at, reason) => {
    expect(reasonOf(() => assertMayDecide(approval, who, at))).toBe(reason);
  });
});

describe('an act with an approval', () => {
  const later = NOW + 1_000 + ALLOWED_FOR;
  const cases: readonly (readonly [Approval, Partial<Use>, string | null])[] = [
    [allowed, {}, null],
    [allowed, { at: later }, null],
    [allowed, { at: later + 1 }, 'approval-late'],
    [allowed, { uid: UIDS.captain }, 'approval-of-another'],
    [allowed, { contract: voidBill }, 'approval-other-act'],
    [allowed, { input: { ...INPUT, orderId: 'p' } }, 'approval-other-act'],
    [allowed, { input: { ...INPUT, requestId: 'r9' } }, null],
    [asked, {}, 'approval-not-given'],
    [decided(asked, meera, { allow: false, why: '', at: NOW }), {}, 'approval-not-given'],
    [withdrawn(allowed, UIDS.kitchen), {}, 'approval-not-given'],
    [spentAt(allowed, NOW, 'h'), {}, 'approval-spent'],
  ];
  test.each(cases)('%#', (approval, differs, reason) => {
    expect(reasonOf(() => assertAllows(approval, { ...use, ...differs }))).toBe(reason);
  });

  it('costs what was asked for, of the same order', () => {
    const { about } = asked;
    expect(reasonOf(() => assertSameAmount(about, { ...about, reason: 'x' }))).toBeNull();
    expect(reasonOf(() => assertSameAmount(about, { ...about, amountPaise: paise(1) }))).toBe(
      'approval-other-amount',
    );
    expect(reasonOf(() => assertSameAmount(about, { ...about, orderId: 'p' }))).toBe('approval-other-amount');
    expect(reasonOf(() => assertSameAmount(about, { ...about, lines: 'h' }))).toBe('approval-other-amount');
  });

  it('needs that whoever allowed it still may', () => {
    expect(reasonOf(() => assertStillMay(allowed, { can: ['discount'] }))).toBeNull();
    expect(reasonOf(() => assertStillMay(allowed, { can: ['cash'] }))).toBe('approver-may-not');
    expect(reasonOf(() => assertStillMay(allowed, null))).toBe('approver-may-not');
  });
});

it('is asked by one person at most ten times at once', () => {
  const open = Array.from({ length: MOST_OPEN }, (_, n) => anApproval({ askedAt: NOW + n }));
  expect(reasonOf(() => assertFewOpen(open.slice(1), NOW))).toBeNull();
  expect(reasonOf(() => assertFewOpen(open, NOW))).toBe('too-many-requests');
});

it('is taken back by whoever asked alone, and stays as it is once it is over', () => {
  expect(reasonOf(() => withdrawn(asked, 'meera'))).toBe('approval-of-another');
  expect(withdrawn(asked, UIDS.kitchen).state).toBe('withdrawn');
  const spent = spentAt(allowed, NOW, 'h');
  expect(withdrawn(spent, UIDS.kitchen)).toBe(spent);
});

it('tells until when something can be done with it', () => {
  expect(openUntil(asked)).toBe(NOW + ASKED_FOR);
  expect(openUntil(allowed)).toBe(NOW + 1_000 + ALLOWED_FOR);
  expect(openUntil(spentAt(allowed, NOW, 'h'))).toBeNull();
});

it('takes the PIN of those alone who are asked, from whoever asked', () => {
  expect(reasonOf(() => assertAsks(asked, UIDS.kitchen, 'owner', NOW))).toBeNull();
  expect(reasonOf(() => assertAsks(asked, UIDS.kitchen, UIDS.staff, NOW))).toBe('approval-unknown');
  expect(reasonOf(() => assertAsks(asked, UIDS.captain, 'owner', NOW))).toBe('approval-unknown');
  expect(reasonOf(() => assertAsks(asked, UIDS.kitchen, 'owner', NOW + ASKED_FOR))).toBe('approval-late');
  const spent = spentAt(allowed, NOW, 'h');
  expect(reasonOf(() => assertAsks(spent, UIDS.kitchen, 'owner', NOW))).toBe('approval-decided');
});

it('sends cards to people who look after more than tables', () => {
  expect(getsCards(['take-orders', 'discount', 'give-free', 'refund'])).toBe(false);
  expect(getsCards(['void-bill'])).toBe(true);
});
