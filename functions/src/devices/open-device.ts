import { byName, secretsAfter, wantsSecret } from '@bhoj/domain/devices/device';
import { devices } from '@bhoj/domain/devices/device.collection';
import { openDevice as contract } from '@bhoj/domain/devices/devices.contract';
import { members } from '@bhoj/domain/members/member.collection';
import { pins } from '@bhoj/domain/members/pin.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { secretHash } from '../firebase/device-secret.ts';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { provedDevice } from './secret.ts';

/** Reads the members with a PIN only, and the owner's. */
export const openDevice = defineCallable(contract, (input, { now }) =>
  transact(`${input.restaurantId} ${input.deviceId}`, async (store) => {
    const { restaurantId, deviceId } = input;
    const device = await provedDevice(store, input);
    const { name, kind, lockMinutes } = device;
    const [restaurant, staff] = await Promise.all([
      store.need(restaurants, { restaurantId }, 'restaurant-not-found'),
      store.find(members, { restaurantId }, members.queries.withPin()),
    ]);
    const { uid, ownerName, restaurantName } = restaurant;
    const hasPin = (await store.get(pins, { restaurantId, uid })) !== null;
    const secrets = secretsAfter(device, {
      used: secretHash(input.secret),
      offered: input.next === undefined ? null : secretHash(input.next),
      now,
    });
    store.update(devices, { restaurantId, deviceId }, { person: null, lastSeenAt: now, ...secrets });
    const renew = wantsSecret({ ...device, ...secrets }, now);
    const people = staff
      .filter(({ value }) => value.active)
      .map(({ value }) => ({ uid: value.uid, name: value.name }));
    const owner = hasPin ? [{ uid, name: ownerName }] : [];
    return { restaurantName, name, kind, lockMinutes, renew, people: byName([...people, ...owner]) };
  }),
);
