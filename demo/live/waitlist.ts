import { newId, newShareToken } from '@bhoj/domain/kernel/ids';
import { addToWaitlist, moveWaitingParty } from '@bhoj/domain/waitlist/waitlist.contract';
import { callsOf } from './callable.ts';
import type { OnDuty } from './party.ts';

/** Three parties at the door, the first of them called. */
export async function waitAtTheDoor({ urls, owner }: OnDuty): Promise<void> {
  const call = callsOf(urls, owner.idToken);
  const add = async (size: number, name: string, mobile: string | null, language: 'en' | 'hi' | 'mr') => {
    const waitId = newId();
    await call(addToWaitlist, { waitId, size, key: newShareToken(), name, mobile, language });
    return waitId;
  };
  const first = await add(4, 'Farah Khan', '9819012345', 'hi');
  await add(2, '', null, 'en');
  await add(6, 'Patil', '9822198221', 'mr');
  await call(moveWaitingParty, { requestId: newId(), waitId: first, act: 'call', seen: 'waiting' });
}
