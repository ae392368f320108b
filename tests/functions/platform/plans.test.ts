import { aPlan } from '@bhoj/domain/fixtures/subscription';
import { newId } from '@bhoj/domain/kernel/ids';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { publishPlan } from '@bhoj/domain/platform/settings/plans.contract';
import { PREMIUM_PLAN } from '@bhoj/domain/subscription/plans';
import {
  planVersions,
  subscriptionPayments,
  subscriptionPlans,
} from '@bhoj/domain/subscription/subscription.collection';
import { createPaymentOrder, verifyPayment } from '@bhoj/domain/subscription/subscription.contract';
import { DAY } from '@bhoj/domain/time/ist';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aHouse, everything, get, list, put } from '../../support/arrange.ts';
import { signIn } from '../../support/auth.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { anOfferOfAPlan } from '../../support/plan-sales.ts';
import { answerOf, standIn } from '../../support/stand-in.ts';
import type { Person } from '../../support/auth.ts';

let gateway: Awaited<ReturnType<typeof standIn>>;
let admin: Person;
beforeAll(async () => {
  gateway = await standIn({ webhooks: false });
  admin = await signIn({ role: 'super' });
});
afterAll(() => gateway.stop());
afterEach(() => {
  vi.useRealTimers();
});

const aPublication = (planId = newId().toLowerCase()) => ({
  versionId: newId(),
  planId,
  basedOn: 0,
  from: null as number | null,
  offer: anOfferOfAPlan(),
  reason: 'A yearly plan',
});
const plan = (planId: string) => get(subscriptionPlans, { planId });
const entriesOf = async (planId: string) =>
  (await list(platformAudit, {})).filter(({ subject }) => subject === `plan ${planId}`);
const order = (owner: Person, planId: string, planVersion: number) =>
  call(createPaymentOrder, { planId, planVersion, email: null }, owner);

describe('a version of a plan (P-PLAN-1, DATA-PLAN-1)', () => {
  test('is on sale, in the history and in the audit, once', async () => {
    const publication = aPublication();
    const { planId, versionId } = publication;
    expect(await call(publishPlan, publication, admin)).toEqual({ version: 1 });
    expect(await call(publishPlan, publication, admin)).toEqual({ version: 1 });
    expect(await plan(planId)).toMatchObject({ id: planId, price: 9_990, currency: 'INR', version: 1 });
    expect(await get(planVersions, { versionId })).toMatchObject({ planId, price: 9_990, by: admin.uid });
    expect(await entriesOf(planId)).toEqual([
      expect.objectContaining({
        action: 'publishPlan',
        reason: 'A yearly plan',
        before: {},
        after: expect.objectContaining({ price: 9_990, version: 1 }) as unknown,
      }),
    ]);
  });

  test('stands beside the premium plan of the specification (LIMIT-2)', async () => {
    await call(publishPlan, aPublication(), admin);
    expect(await plan(PREMIUM_PLAN.id)).toEqual(PREMIUM_PLAN);
    const { planId: _, ...publication } = aPublication();
    const premium = { ...publication, planId: PREMIUM_PLAN.id, basedOn: 1 };
    expect(await reasonOf(publishPlan, premium, admin)).toBe('plan-fixed');
    expect(await reasonOf(publishPlan, { ...premium, planId: 'free', basedOn: 0 }, admin)).toBe('plan-fixed');
  });

  test('is told to the second of two super admins, and writes nothing of theirs', async () => {
    const first = aPublication();
    await call(publishPlan, first, admin);
    const other = await signIn({ role: 'super' });
    const both = [admin, other].map((person) => ({
      person,
      input: { ...aPublication(first.planId), basedOn: 1 },
    }));
    const reasons = await Promise.all(both.map(({ person, input }) => reasonOf(publishPlan, input, person)));
    expect(new Set(reasons)).toEqual(new Set([null, 'changed-meanwhile']));
    expect(await plan(first.planId)).toMatchObject({ version: 2 });
    expect(await entriesOf(first.planId)).toHaveLength(2);
  });

  test('may not begin later than in a year', async () => {
    const before = await everything();
    const late = { ...aPublication(), from: Date.now() + 400 * DAY };
    expect(await reasonOf(publishPlan, late, admin)).toBe('invalid-input');
    expect(await everything()).toEqual(before);
  });
});

describe('a plan published while somebody stands in checkout', () => {
  test('is paid as it was seen: the order names the version and keeps its price', async () => {
    const { owner } = await aHouse({}, { tableCount: 0 });
    const publication = aPublication();
    const { planId } = publication;
    await call(publishPlan, publication, admin);
    const { order: seen } = await order(owner, planId, 1);
    const dearer = { ...aPublication(planId), basedOn: 1, offer: anOfferOfAPlan({ price: 12_000 }) };
    await call(publishPlan, dearer, admin);
    const orderId = seen?.id ?? '';
    expect(seen?.amountPaise).toBe(999_000);
    expect(await call(verifyPayment, answerOf(gateway.play(orderId, 'paid')), owner)).toEqual({
      outcome: 'used',
    });
    expect(await get(subscriptionPayments, { razorpayOrderId: orderId })).toMatchObject({
      state: 'used',
      planId,
      planVersion: 1,
      amountPaise: 999_000,
    });
  });

  test('is told to whoever has not gone to checkout yet', async () => {
    const { owner } = await aHouse({}, { tableCount: 0 });
    await put(subscriptionPlans, { planId: 'byhand' }, aPlan({ id: 'byhand', price: 500 }));
    const publication = { ...aPublication('byhand'), basedOn: 1 };
    await call(publishPlan, publication, admin);
    const before = await everything();
    const old = { planId: 'byhand', planVersion: 1, email: null };
    expect(await reasonOf(createPaymentOrder, old, owner)).toBe('plan-changed');
    expect(await everything()).toEqual(before);
    expect((await order(owner, 'byhand', 2)).order?.amountPaise).toBe(999_000);
    // Pages from before plans had versions send none.
    const unnamed = await call(createPaymentOrder, { planId: 'byhand', email: null }, owner);
    expect(unnamed.order?.amountPaise).toBe(999_000);
  });

  test('is sold from its day on, and a withdrawn one no more', async () => {
    const { owner } = await aHouse({}, { tableCount: 0 });
    const first = aPublication();
    const { planId } = first;
    await call(publishPlan, first, admin);
    const from = Date.now() + 2 * DAY;
    const next = { ...aPublication(planId), basedOn: 1, from, offer: anOfferOfAPlan({ isOffered: false }) };
    await call(publishPlan, next, admin);
    expect((await order(owner, planId, 1)).outcome).toBe('pay');
    vi.useFakeTimers({ toFake: ['Date'], now: from });
    const late = await signIn({
      role: 'owner',
      restaurant: (await aHouse({}, { tableCount: 0 })).restaurantId,
    });
    expect(await reasonOf(createPaymentOrder, { planId, planVersion: 1, email: null }, late)).toBe(
      'plan-not-found',
    );
  });
});
