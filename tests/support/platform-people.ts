import { aPlatformStaff } from '@bhoj/domain/fixtures/platform';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { referralKey } from '@bhoj/domain/platform/staff/referral';
import { newStaffReferralId } from '@bhoj/domain/kernel/ids';
import type { PlatformStaff } from '@bhoj/domain/platform/shape/platform.schema';
import { put } from './arrange.ts';
import { signIn } from './auth.ts';
import type { Person } from './auth.ts';

/** Platform staff, signed in, with their record and a referral ID of their own. */
export async function aStaffPerson(overrides: Partial<PlatformStaff> = {}): Promise<Person> {
  const person = await signIn({ role: 'staff' }, { name: 'Nisha' });
  const referralId = newStaffReferralId();
  await put(
    platformStaff,
    { staffId: person.uid },
    aPlatformStaff({ referralId, referralKey: referralKey(referralId), ...overrides }),
  );
  return person;
}
