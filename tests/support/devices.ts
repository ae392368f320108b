import { enrolDevice, enterDevice } from '@bhoj/domain/devices/devices.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { setPin } from '@bhoj/domain/members/pins.contract';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { House } from './arrange.ts';
import { signInWithToken } from './auth.ts';
import type { Person } from './auth.ts';
import { call } from './mount.ts';

/** The input by which a shared device proves that it is this one. */
type Proof = Pick<InputOf<typeof enterDevice>, 'restaurantId' | 'deviceId' | 'secret'>;

/** Makes a shared device of a restaurant. */
export async function aDeviceAt(house: House): Promise<Proof> {
  const [deviceId, secret] = [newId(), `${newId()}${newId()}${newId()}`.slice(0, 43)];
  const input = { deviceId, secret, name: 'Counter tablet', kind: 'counter', lockMinutes: 3 } as const;
  await call(enrolDevice, input, house.owner);
  return { restaurantId: house.restaurantId, deviceId, secret };
}

/** Enters with a PIN, which is set first where `isNew`, and signs in with the answer as the browser does. */
export async function enterOn(at: Proof, person: Person, pin: string, isNew = true): Promise<Person> {
  if (isNew) await call(setPin, { pin }, person);
  const { token } = await call(enterDevice, { ...at, uid: person.uid, pin });
  return signInWithToken(token);
}
