import { platformStaff, subscriptionPlans, subscriptionSettings } from '@bhoj/domain/collections/platform';
import { DEMO_LOGINS } from '../demo-logins.ts';
import { FIELD_AGENT } from '../demo-settings.ts';
import type { Claims } from '@bhoj/domain/platform/roles';
import type { Admin } from './admin.ts';

const SUPER_ADMIN: Claims = { role: 'super' };

/** What Bhoj itself must hold before a restaurant can sign up: who refers it, the plans, and who runs the platform. */
export async function seedPlatform(admin: Admin, at: number): Promise<void> {
  await makeSuperAdmin(admin);
  await Promise.all([
    admin.set(
      platformStaff,
      { staffId: FIELD_AGENT.id },
      {
        name: FIELD_AGENT.name,
        email: 'ravi@bhoj.example',
        referralId: FIELD_AGENT.referralId,
        active: true,
        createdAt: at,
      },
    ),
    // SPEC §9.
    admin.set(
      subscriptionPlans,
      { planId: 'premium' },
      {
        id: 'premium',
        name: 'Premium',
        price: 999,
        currency: 'INR',
        interval: 'month',
        features: ['All Features', 'Unlimited Orders', '24/7 Support'],
        isDefault: true,
        isPopular: true,
      },
    ),
    admin.set(subscriptionSettings, {}, { active: true }),
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
