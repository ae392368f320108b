import { approvals } from '@bhoj/domain/approvals/approval.collection';
import { ALLOWED_FOR } from '@bhoj/domain/approvals/approval';
import { APPROVABLE_ACTS } from '@bhoj/domain/approvals/approval.schema';
import type { Approval } from '@bhoj/domain/approvals/approval.schema';
import { askApproval, decideApproval } from '@bhoj/domain/approvals/approvals.contract';
import type { Reason } from '@bhoj/domain/catalogue/reasons';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { CONTRACTS } from '@bhoj/domain/contracts';
import type { Approvable, Contract } from '@bhoj/domain/kernel/contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { beforeAll, describe, expect, test } from 'vitest';
import { everything, forgetEverything, get, markLines, put, withRights } from '../support/arrange.ts';
import { call, callRaw, reasonOf } from '../support/mount.ts';
import type { House } from '../support/arrange.ts';
import type { Person } from '../support/auth.ts';
import { SAMPLES } from './samples.ts';
import type { ContractName } from './samples.ts';

const ALL: readonly Contract[] = Object.values(CONTRACTS);
const APPROVABLE = ALL.flatMap((contract) =>
  contract.approvable === undefined
    ? []
    : [{ contract, approvable: contract.approvable as Approvable<Right> }],
);

test('each act that can be allowed is of a contract', () => {
  const acts = new Set(APPROVABLE.map(({ approvable }) => approvable.act));
  expect([...acts].toSorted()).toEqual(APPROVABLE_ACTS.toSorted());
});

test('every input with an approvalId is of such an act, and every such act has one', () => {
  const acts = APPROVABLE.map(({ contract }) => contract.name);
  const others = ['allowByPin', 'askApproval', 'decideApproval', 'withdrawApproval'];
  const inputs = ALL.filter(({ input }) => Object.hasOwn(input.shape, 'approvalId')).map(({ name }) => name);
  expect(inputs.filter((name) => !others.includes(name)).toSorted()).toEqual(acts.toSorted());
});

/** The faults of an approval, each with the reason for which the act is then refused. */
const WRONG: readonly (readonly [what: string, reason: Reason, Partial<Approval>])[] = [
  ['asked by somebody else', 'approval-of-another', { askedBy: { uid: 'x', kind: 'captain', name: 'Uma' } }],
  ['of another act', 'approval-other-act', { call: 'placeRound' }],
  ['for something else', 'approval-other-act', { asked: '{}' }],
  ['that nobody has answered', 'approval-not-given', { state: 'asked', decidedAt: null }],
  ['that was declined', 'approval-not-given', { state: 'declined' }],
  ['that was taken back', 'approval-not-given', { state: 'withdrawn' }],
  ['that is spent', 'approval-spent', { state: 'spent', spentFor: 'other' }],
];

describe.each(APPROVABLE)('$contract.name with an approval', ({ contract, approvable }) => {
  let house: House;
  let person: Person;
  let input: Record<string, unknown>;
  let approval: Approval;
  const approvalId = newId();
  const at = () => ({ restaurantId: house.restaurantId, approvalId });
  const doing = (given: object = { approvalId }) => reasonOf(contract, { ...input, ...given }, person);

  /** Why the act is refused with an approval that differs from the right one; 'written' where it wrote anything. */
  async function reasonWith(wrong: Partial<Approval>): Promise<Reason | 'written' | null> {
    await put(approvals, at(), { ...approval, ...wrong });
    const before = await everything();
    const reason = await doing();
    return JSON.stringify(await everything()) === JSON.stringify(before) ? reason : 'written';
  }

  beforeAll(async () => {
    await forgetEverything();
    const sample = await SAMPLES[contract.name as ContractName]();
    ({ house } = sample);
    input = sample.input;
    const { orderId } = input;
    const { restaurantId } = house;
    if (approvable.act === 'cancel-cooked' && typeof orderId === 'string') {
      const ids = Object.keys((await get(orders, { restaurantId, orderId })).lines);
      await markLines({ restaurantId, orderId }, { ready: ids });
    }
    person = await withRights(restaurantId, approvable.asking.slice(0, 1));
    await call(askApproval, { approvalId, call: contract.name, asked: JSON.stringify(input) }, person);
    await call(decideApproval, { approvalId, allow: true, why: '' }, house.owner);
    approval = await get(approvals, at());
  });

  test('is refused without one, with an unknown one, and to somebody who may not even ask', async () => {
    const stranger = await withRights(house.restaurantId, ['cook']);
    const before = await everything();
    expect(await doing({})).toBe(approvable.act === 'cancel-cooked' ? 'order-is-made' : 'not-allowed');
    expect(await doing({ approvalId: newId() })).toBe('approval-unknown');
    expect(await reasonOf(contract, { ...input, approvalId }, stranger)).toBe('not-allowed');
    const asking = { approvalId: newId(), call: contract.name, asked: JSON.stringify(input) };
    expect(await reasonOf(askApproval, asking, stranger)).toBe('not-allowed');
    expect(await everything()).toEqual(before);
  });

  test.each(WRONG)('is refused with one %s', async (_, reason, wrong) => {
    expect(await reasonWith(wrong)).toBe(reason);
  });

  test('is refused more than two minutes after it was allowed', async () => {
    expect(await reasonWith({ decidedAt: Date.now() - ALLOWED_FOR - 1 })).toBe('approval-late');
  });

  test('is refused when it costs something else', async () => {
    const about = { ...approval.about, amountPaise: paise(1) };
    expect(await reasonWith({ about })).toBe('approval-other-amount');
  });

  test('is refused when whoever allowed it has no right to it any more', async () => {
    const manager = await withRights(house.restaurantId, approvable.asking);
    const decidedBy = { uid: manager.uid, kind: 'office', name: 'Meera' } as const;
    expect(await reasonWith({ decidedBy })).toBe('approver-may-not');
    expect(await reasonWith({ decidedBy: { ...decidedBy, uid: 'gone' } })).toBe('approver-may-not');
  });

  test('is done once; a repeat gets the first answer, and a second use is refused', async () => {
    await put(approvals, at(), approval);
    const first = await callRaw(contract, { ...input, approvalId } as never, person);
    expect(first).toHaveProperty('output');
    expect(await get(approvals, at())).toMatchObject({ state: 'spent', asked: '', expireAt: null });
    const before = await everything();
    expect(await callRaw(contract, { ...input, approvalId } as never, person)).toEqual(first);
    const again = Object.hasOwn(input, 'requestId')
      ? { requestId: newId() }
      : { reason: 'Once more', entryId: newId(), movementId: newId() };
    expect(await doing({ approvalId, ...again })).toBe('approval-spent');
    expect(await everything()).toEqual(before);
  });
});
