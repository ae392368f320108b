import { expect, test } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { aPushDevice, aPushSubscriber } from '../fixtures/push.ts';
import { DAY, HOUR } from '../time/ist.ts';
import {
  isDeviceRegistered,
  newSubscriber,
  unsentDevices,
  withDevice,
  withoutDevices,
  withSent,
} from './subscriber.ts';
import { pushSubscribers } from './subscriber.collection.ts';
import { MAX_PUSH_DEVICES } from './subscriber.schema.ts';

const device = (id: string, registeredAt = NOW) => aPushDevice({ id, registeredAt });

test('a sixth device replaces the one that was started longest ago', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const five = ids.reduce((all, id, n) => withDevice(all, device(id, NOW + n)), newSubscriber('u', NOW));
  expect(five.deviceIds).toEqual(ids.toReversed());
  const six = withDevice(five, device('f', NOW + DAY));
  expect(six.deviceIds).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(six.devices).toHaveLength(MAX_PUSH_DEVICES);
  expect(six.expireAt).toBe(NOW + DAY + 60 * DAY);
});

test('a device that starts again replaces itself, with what it has got', () => {
  const before = aPushSubscriber({ devices: [aPushDevice({ sent: ['n1'] })] });
  const after = withDevice(before, aPushDevice({ registeredAt: NOW + DAY }));
  expect(after.devices).toHaveLength(1);
  expect(after.devices[0]?.registeredAt).toBe(NOW + DAY);
});

test('a start within a day writes nothing, unless the keys are others', () => {
  const known = aPushSubscriber();
  expect(isDeviceRegistered(known, aPushDevice(), NOW + 23 * HOUR)).toBe(true);
  expect(isDeviceRegistered(known, aPushDevice(), NOW + DAY)).toBe(false);
  expect(isDeviceRegistered(known, aPushDevice({ auth: 'b'.repeat(22) }), NOW)).toBe(false);
  expect(isDeviceRegistered(known, aPushDevice({ p256dh: `B${'q'.repeat(86)}` }), NOW)).toBe(false);
  expect(isDeviceRegistered(known, device('other'), NOW)).toBe(false);
  expect(isDeviceRegistered(null, aPushDevice(), NOW)).toBe(false);
});

test('without its last device nobody gets an evening summary, but the choices stay', () => {
  const devices = [device('a'), device('b')];
  const known = aPushSubscriber({ devices, switched: ['low-review'], summaryAt: NOW });
  const one = withoutDevices(known, new Set(['a']));
  expect([one.deviceIds, one.summaryAt]).toEqual([['b'], NOW]);
  const none = withoutDevices(one, new Set(['b']));
  expect([none.deviceIds, none.summaryAt, none.switched]).toEqual([[], null, ['low-review']]);
});

test('a repeat leaves out the devices that have the message', () => {
  const known = aPushSubscriber({ devices: [device('a'), device('b')] });
  const after = withSent(known, new Set(['a']), 'n1');
  expect(unsentDevices(after, 'n1').map(({ id }) => id)).toEqual(['b']);
  expect(withSent(after, new Set(['a']), 'n1')).toEqual(after);
  const many = Array.from({ length: 12 }, (_, n) => `m${n}`).reduce(
    (all, id) => withSent(all, new Set(['a']), id),
    after,
  );
  expect(many.devices[0]?.sent).toHaveLength(10);
  expect(many.devices[0]?.sent.at(-1)).toBe('m11');
});

test('is read as it was written', () => {
  const stored = aPushSubscriber({ summaryAt: NOW });
  expect(pushSubscribers.decode(pushSubscribers.encode(stored))).toEqual(stored);
});
