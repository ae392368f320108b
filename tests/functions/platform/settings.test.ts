import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { aPlatformSettings, aPlatformStaff } from '@bhoj/domain/fixtures/platform';
import { newId } from '@bhoj/domain/kernel/ids';
import { rupees } from '@bhoj/domain/money/money';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import {
  savePlatformSettings,
  saveSubscriptionSettings,
} from '@bhoj/domain/platform/settings/settings.contract';
import { createPaymentOrder, verifyPayment } from '@bhoj/domain/subscription/subscription.contract';
import { subscriptionSettings } from '@bhoj/domain/subscription/subscription.collection';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everything, forgetEverything, get, getRestaurant, list, put } from '../../support/arrange.ts';
import { signIn, signInGuest } from '../../support/auth.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { SELLER } from '../../support/plan-sales.ts';
import { answerOf, standIn } from '../../support/stand-in.ts';
import type { Person } from '../../support/auth.ts';

let gateway: Awaited<ReturnType<typeof standIn>>;
let admin: Person;
beforeAll(async () => {
  gateway = await standIn({ webhooks: false });
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  await forgetEverything();
  admin = await signIn({ role: 'super' });
  await put(platformStaff, { staffId: 'active' }, aPlatformStaff({ referralId: 'STAFF01' }));
});

const reason = 'As agreed';
const wish = {
  basedOn: 0,
  reason,
  supportEmail: 'help@bhoj.example',
  maintenance: null,
  isSignupOpen: true,
  captainDiscountLimitPaise: rupees(50),
  unusualWaits: false,
  drawerNoticePaise: rupees(20),
  kitchenNoticeMinutes: 30 as const,
};
const account = (email: string, overrides: object = {}) => ({
  requestId: newId(),
  restaurantName: 'Spice Route',
  ownerName: 'Asha Rao',
  email,
  password: 'a long password',
  establishmentType: 'casual' as const,
  providesHotelServices: false,
  staffReferralId: 'STAFF01',
  referralId: `BHOJ${newId().slice(0, 6).toUpperCase()}`,
  ...overrides,
});
const anAddress = () => `${newId().toLowerCase()}@spice.example`;

describe('the platform’s settings', () => {
  test('are saved with a revision and one entry of the audit, however often', async () => {
    expect(await call(savePlatformSettings, wish, admin)).toEqual({ revision: 1 });
    expect(await call(savePlatformSettings, wish, admin)).toEqual({ revision: 1 });
    expect(await get(platformSettings, {})).toMatchObject({ revision: 1, supportEmail: 'help@bhoj.example' });
    expect(await list(platformAudit, {})).toEqual([
      expect.objectContaining({
        action: 'savePlatformSettings',
        subjectKind: 'platform',
        subject: 'settings',
        reason,
        before: expect.objectContaining({ supportEmail: '' }) as unknown,
        after: expect.objectContaining({ supportEmail: 'help@bhoj.example' }) as unknown,
      }),
    ]);
  });

  test('of two people who save at once, one is told', async () => {
    const others = [
      { ...wish, supportEmail: 'a@bhoj.example' },
      { ...wish, supportEmail: 'b@bhoj.example' },
    ];
    const reasons = await Promise.all(others.map((input) => reasonOf(savePlatformSettings, input, admin)));
    expect(new Set(reasons)).toEqual(new Set([null, 'changed-meanwhile']));
    expect(await list(platformAudit, {})).toHaveLength(1);
  });

  test('give new restaurants the limits with which they begin (P-PLATFORM-54)', async () => {
    await call(savePlatformSettings, wish, admin);
    const email = anAddress();
    await call(createAccount, account(email));
    expect(await getRestaurant(email)).toMatchObject({
      captainDiscountLimitPaise: 5_000,
      unusualWaits: false,
      drawerNoticePaise: 2_000,
      kitchenNoticeMinutes: 30,
    });
  });
});

describe('the subscription switch (DATA-PLAN-3)', () => {
  const sell = { basedOn: 0, reason, active: true, seller: SELLER };

  test('is turned on with the legal details, which hold from then on', async () => {
    const from = Date.now();
    await call(saveSubscriptionSettings, sell, admin);
    const { seller } = await get(subscriptionSettings, {});
    expect(seller).toMatchObject(SELLER);
    expect(seller?.since).toBeGreaterThanOrEqual(from);
    await call(saveSubscriptionSettings, { ...sell, basedOn: 1, active: false, seller: null }, admin);
    expect(await get(subscriptionSettings, {})).toEqual({ active: false, seller, revision: 2 });
    expect(await list(platformAudit, {})).toHaveLength(2);
  });

  test('takes no GSTIN whose check digit is wrong', async () => {
    const before = await everything();
    const wrong = { ...sell, seller: { ...SELLER, gstin: '27AAPFU0939F1ZX' } };
    expect(await reasonOf(saveSubscriptionSettings, wrong, admin)).toBe('invalid-input');
    expect(await everything()).toEqual(before);
  });
});

describe('while sign-up is closed', () => {
  beforeEach(() => put(platformSettings, {}, aPlatformSettings({ isSignupOpen: false })));

  test('nobody opens an account or pays for one', async () => {
    const guest = await signInGuest();
    const before = await everything();
    expect(await reasonOf(createAccount, account(anAddress()))).toBe('signup-closed');
    const order = { planId: 'premium', email: anAddress() };
    expect(await reasonOf(createPaymentOrder, order, guest)).toBe('signup-closed');
    expect(await everything()).toEqual(before);
  });

  test('whoever has paid is let in', async () => {
    const [guest, email] = [await signInGuest(), anAddress()];
    await put(platformSettings, {}, aPlatformSettings());
    const { order } = await call(createPaymentOrder, { planId: 'premium', email }, guest);
    await put(platformSettings, {}, aPlatformSettings({ isSignupOpen: false }));
    await call(verifyPayment, answerOf(gateway.play(order?.id ?? '', 'paid')), guest);
    expect(await call(createAccount, account(email, { staffReferralId: '' }), guest)).toMatchObject({
      membership: 'premium',
    });
  });
});
