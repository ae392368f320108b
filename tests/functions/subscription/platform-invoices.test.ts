import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { giveBackPayment } from '@bhoj/domain/platform/tenants/refunds.contract';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { documentSettings } from '@bhoj/domain/restaurant/settings.collection';
import {
  platformCounters,
  platformInvoices,
  subscriptionPayments,
} from '@bhoj/domain/subscription/subscription.collection';
import { createPaymentOrder, verifyPayment } from '@bhoj/domain/subscription/subscription.contract';
import { DAY } from '@bhoj/domain/time/ist';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aHouse, change, forgetEverything, get, list } from '../../support/arrange.ts';
import { signIn, signInGuest } from '../../support/auth.ts';
import { call } from '../../support/mount.ts';
import { aPaidRenewal, SELLER, sellsWithoutTax, sellsWithTax } from '../../support/plan-sales.ts';
import { answerOf, standIn } from '../../support/stand-in.ts';

let gateway: Awaited<ReturnType<typeof standIn>>;
beforeAll(async () => {
  gateway = await standIn({ webhooks: false });
});
afterAll(() => gateway.stop());
beforeEach(forgetEverything);

const purchase = (id: string) => get(subscriptionPayments, { razorpayOrderId: id });
const invoiceOf = async (orderId: string) =>
  get(platformInvoices, { invoiceId: (await purchase(orderId)).invoiceId ?? '' });
const refundOf = ({ orderId, paymentId }: { orderId: string; paymentId: string }) => ({ orderId, paymentId });
const numbers = async () => (await list(platformInvoices, {})).map(({ number }) => number).toSorted();

test('without the platform’s legal details there is no invoice (P-PLAN-2)', async () => {
  await sellsWithoutTax();
  const { orderId } = await aPaidRenewal(gateway);
  expect(await purchase(orderId)).not.toHaveProperty('invoiceId');
  expect(await numbers()).toEqual([]);
});

test('a renewal gets a tax invoice to the paisa, with the restaurant’s GSTIN', async () => {
  await sellsWithTax();
  const house = await aHouse({}, { tableCount: 0 });
  const { restaurantId } = house;
  await change(documentSettings, { restaurantId }, { legalName: 'Spice LLP', gstin: '29AAPFU0939F1ZR' });
  const { orderId, paymentId } = await aPaidRenewal(gateway, { house });
  expect(await invoiceOf(orderId)).toMatchObject({
    kind: 'invoice',
    sequence: 1,
    restaurantId,
    orderId,
    paymentId,
    seller: SELLER,
    buyer: { name: 'Spice LLP', gstin: '29AAPFU0939F1ZR' },
    sac: '997331',
    taxes: {
      taxablePaise: 84_661,
      taxes: [{ name: 'IGST', taxBp: 1800, amountPaise: 15_239 }],
      roundOffPaise: 0,
    },
    totalPaise: 99_900,
  });
});

test('a paid sign-up gets one when its account is made', async () => {
  await sellsWithTax();
  const [guest, email] = [await signInGuest(), `${newId().toLowerCase()}@spice.example`];
  const { order } = await call(createPaymentOrder, { planId: 'premium', email }, guest);
  const orderId = order?.id ?? '';
  await call(verifyPayment, answerOf(gateway.play(orderId, 'paid')), guest);
  expect(await numbers()).toEqual([]);
  await call(
    createAccount,
    {
      requestId: newId(),
      restaurantName: 'Spice Route',
      ownerName: 'Asha Rao',
      email,
      password: 'a long password',
      establishmentType: 'casual',
      providesHotelServices: false,
      staffReferralId: '',
      referralId: `BHOJ${newId().slice(0, 6).toUpperCase()}`,
    },
    guest,
  );
  const record = await get(restaurants, { restaurantId: email });
  expect(record).toMatchObject({ membership: 'premium', trialEndDate: record.createdAt });
  expect(await invoiceOf(orderId)).toMatchObject({
    buyer: { name: 'Spice Route', email, gstin: '' },
    taxes: {
      taxes: [
        { name: 'CGST', amountPaise: 7_619 },
        { name: 'SGST', amountPaise: 7_619 },
      ],
      roundOffPaise: 1,
    },
  });
  // Given back, it leaves no trial (P-PLAN-10).
  const admin = await signIn({ role: 'super' });
  const paymentId = (await purchase(orderId)).razorpayPaymentId ?? '';
  await call(giveBackPayment, { orderId, paymentId, reason: 'Paid by mistake' }, admin);
  const ended = await get(restaurants, { restaurantId: email });
  expect(ended.membership).toBe('premium');
  expect(ended.premiumUntil).toBeLessThanOrEqual(Date.now());
});

test('numbers have no gap and none is there twice, however many pay at once', async () => {
  await sellsWithTax();
  const paid = await Promise.all(Array.from({ length: 6 }, () => aPaidRenewal(gateway)));
  const series = (await numbers()).map((number) => Number(number.split('/')[2]));
  expect(series).toEqual(paid.map((_, i) => i + 1));
  const counters = await list(platformCounters, {});
  expect(counters).toEqual([{ last: paid.length }]);
});

test('a refund takes its invoice back with a credit note of a series of its own', async () => {
  await sellsWithTax();
  const admin = await signIn({ role: 'super' });
  const { orderId, paymentId } = await aPaidRenewal(gateway);
  const invoice = await invoiceOf(orderId);
  await call(giveBackPayment, { orderId, paymentId, reason: 'Paid by mistake' }, admin);
  const { creditNoteId = '' } = await purchase(orderId);
  const note = await get(platformInvoices, { invoiceId: creditNoteId });
  expect(note).toMatchObject({
    kind: 'credit-note',
    ofInvoice: { number: invoice.number, issuedAt: invoice.issuedAt },
    totalPaise: invoice.totalPaise,
    taxes: invoice.taxes,
  });
  expect([invoice.number, note.number].map((number) => number.slice(0, 3))).toEqual(['BS/', 'BC/']);
  expect(await invoiceOf(orderId)).toEqual(invoice);
});

test('a refund writes the later periods anew, each with a note of its new period (P-PLAN-9)', async () => {
  await sellsWithTax();
  const admin = await signIn({ role: 'super' });
  const house = await aHouse(
    { membership: 'free', trialEndDate: Date.now() + DAY, premiumUntil: null },
    { tableCount: 0 },
  );
  const { restaurantId } = house;
  const one = await aPaidRenewal(gateway, { house });
  const two = await aPaidRenewal(gateway, { house });
  const three = await aPaidRenewal(gateway, { house });
  const periodOf = async (id: string) => {
    const { periodFrom, periodUntil } = await purchase(id);
    return { from: periodFrom ?? 0, until: periodUntil ?? 0 };
  };
  const noteOf = async (id: string) =>
    get(platformInvoices, { invoiceId: (await purchase(id)).periodNoteId ?? '' });
  const [first, second, third] = [
    await periodOf(one.orderId),
    await periodOf(two.orderId),
    await periodOf(three.orderId),
  ];
  const invoice = await invoiceOf(three.orderId);
  const month = first.until - first.from;

  await call(giveBackPayment, { ...refundOf(one), reason: 'Paid by mistake' }, admin);
  expect(await periodOf(two.orderId)).toEqual({ from: first.from, until: second.until - month });
  expect(await periodOf(three.orderId)).toEqual({ from: third.from - month, until: third.until - month });
  expect(await noteOf(three.orderId)).toMatchObject({
    kind: 'period-note',
    ofInvoice: { number: invoice.number, issuedAt: invoice.issuedAt },
    periodFrom: third.from - month,
    periodUntil: third.until - month,
    taxes: { taxablePaise: 0, taxes: [], roundOffPaise: 0 },
    totalPaise: 0,
  });

  await call(giveBackPayment, { ...refundOf(two), reason: 'Paid by mistake' }, admin);
  const left = { from: first.from, until: first.from + third.until - third.from };
  expect(await periodOf(three.orderId)).toEqual(left);
  expect(await get(restaurants, { restaurantId })).toMatchObject({ premiumUntil: left.until });
  expect(await noteOf(three.orderId)).toMatchObject({ periodFrom: left.from, periodUntil: left.until });
  expect(await invoiceOf(three.orderId)).toEqual(invoice);
  expect((await numbers()).map((number) => number.replace(/\/.*\//, ' '))).toEqual([
    'BC 000001',
    'BC 000002',
    'BN 000001',
    'BN 000002',
    'BN 000003',
    'BS 000001',
    'BS 000002',
    'BS 000003',
  ]);
});
