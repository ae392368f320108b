import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { folded } from '@bhoj/domain/kernel/folded';
import { newStaffReferralId } from '@bhoj/domain/kernel/ids';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { referralKey } from '@bhoj/domain/platform/staff/referral';
import { createStaff as contract } from '@bhoj/domain/platform/staff/staff.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { makeUser } from '../../firebase/users.ts';
import { takeBack } from '../../shared/recorded-users.repo.ts';
import { personNamed } from './names.repo.ts';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { PlatformAct } from '@bhoj/domain/platform/shape/platform-audit.schema';
import type { Store } from '../../firebase/store.ts';

type Input = InputOf<typeof contract>;
type Report = (store: Store, after: PlatformAct['after']) => void;

/** True when a referral ID is in use, or is easily confused with one in use. */
async function isTaken(store: Pick<Store, 'find'>, referralId: string): Promise<boolean> {
  const { byReferralKey, byReferralId } = platformStaff.queries;
  const found = await Promise.all([
    store.find(platformStaff, {}, byReferralKey(referralKey(referralId))),
    store.find(platformStaff, {}, byReferralId(referralId)),
  ]);
  return found.flat().length > 0;
}

/** Returns the chosen referral ID, or a new one. Throws `referral-id-taken`. */
async function freeReferralId(store: Pick<Store, 'find'>, chosen: string): Promise<string> {
  if (chosen !== '') {
    if (await isTaken(store, chosen)) throw new Refusal('referral-id-taken');
    return chosen;
  }
  let made = newStaffReferralId();
  while (await isTaken(store, made)) made = newStaffReferralId();
  return made;
}

/** Writes the record, once. A repeat with the same id finds it. */
const writeRecord = (input: Input, at: number, report: Report): Promise<string> =>
  transact('platform staff', async (store) => {
    const { staffId, name, email, phone, city } = input;
    const [known, writeName] = await Promise.all([store.get(platformStaff, { staffId }), personNamed(store)]);
    if (known !== null) return known.referralId;
    const referralId = await freeReferralId(store, input.referralId);
    const facts = { name, email, phone, city, referralId };
    const keys = { referralKey: referralKey(referralId), searchName: folded(name) };
    store.create(platformStaff, { staffId }, { ...facts, ...keys, active: true, createdAt: at });
    writeName(staffId, { ...facts, active: true });
    report(store, facts);
    return referralId;
  });

/** Makes the account first. Without the record it can do nothing, and it is deleted when the record cannot be made. */
export const createStaff = defineCallable(contract, async (input, { now, recordPlatform }) => {
  const { staffId, name, email, reason } = input;
  const claims = { role: 'staff' } as const;
  const { isNew } = await makeUser({ uid: staffId, email, password: null, name, claims });
  try {
    const referralId = await writeRecord(input, now, (store, after) =>
      recordPlatform(store, { subjectKind: 'staff', subject: staffId, reason, before: {}, after }),
    );
    return { staffId, referralId };
  } catch (cause) {
    if (isNew) await takeBack(staffId, claims);
    throw cause;
  }
});
