import { folded } from '@bhoj/domain/kernel/folded';
import { referralKey } from '@bhoj/domain/platform/staff/referral';
import { NOBODY_NAMED, withPerson } from '@bhoj/domain/platform/staff/platform-names';
import { platformNames } from '@bhoj/domain/platform/shape/platform-names.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { subscriptionPlans, subscriptionSettings } from '@bhoj/domain/subscription/subscription.collection';
import { PREMIUM_PLAN } from '@bhoj/domain/subscription/plans';
import { DEMO_LOGINS } from '../demo-logins.ts';
import { FIELD_AGENT, YEARLY_PLAN } from '../demo-settings.ts';
import type { Claims } from '@bhoj/domain/catalogue/roles';
import type { PlatformStaff } from '@bhoj/domain/platform/shape/platform.schema';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import type { Admin } from './admin.ts';

const SUPER_ADMIN: Claims = { role: 'super' };
const PLATFORM_STAFF: Claims = { role: 'staff' };

export const PLANS: readonly SubscriptionPlan[] = [
  PREMIUM_PLAN,
  {
    ...YEARLY_PLAN,
    features: [
      'Two months free',
      'All Features',
      'Unlimited Orders',
      '24/7 Support',
      'Any number of captains and cooks',
      'Guest menu in five languages',
      'GST invoices and bills of supply',
      'Printable QR codes',
    ],
    isDefault: false,
    isPopular: true,
  },
];

/** Writes what Bhoj needs before a restaurant can sign up: the referring agent, the plans, and a super admin. */
export async function seedPlatform(admin: Admin, at: number): Promise<void> {
  await makeSuperAdmin(admin);
  await makeFieldAgent(admin);
  const agent: PlatformStaff = {
    name: FIELD_AGENT.name,
    email: DEMO_LOGINS.staff.email,
    phone: '9876500000',
    city: 'Pune',
    referralId: FIELD_AGENT.referralId,
    referralKey: referralKey(FIELD_AGENT.referralId),
    searchName: folded(FIELD_AGENT.name),
    active: true,
    createdAt: at,
  };
  await Promise.all([
    admin.set(platformStaff, { staffId: FIELD_AGENT.id }, agent),
    admin.set(platformNames, {}, withPerson(NOBODY_NAMED, FIELD_AGENT.id, agent)),
    ...PLANS.map((plan) => admin.set(subscriptionPlans, { planId: plan.id }, plan)),
    admin.set(subscriptionSettings, {}, { active: true, seller: null }),
  ]);
}

async function makeSuperAdmin({ auth }: Admin): Promise<void> {
  const { email, password } = DEMO_LOGINS.super;
  const { users } = await auth.getUsers([{ email }]);
  if (users.length > 0)
    throw new Error('The demo restaurant is there already: it is made in empty emulators only.');
  const { uid } = await auth.createUser({ email, password, displayName: 'Bhoj' });
  await auth.setCustomUserClaims(uid, SUPER_ADMIN);
}

async function makeFieldAgent({ auth }: Admin): Promise<void> {
  const { id: uid, name: displayName } = FIELD_AGENT;
  await auth.createUser({ ...DEMO_LOGINS.staff, uid, displayName });
  await auth.setCustomUserClaims(uid, PLATFORM_STAFF);
}
