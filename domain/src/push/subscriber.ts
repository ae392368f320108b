import { DAY } from '../time/ist.ts';
import { MAX_PUSH_DEVICES, MAX_PUSH_SENT } from './subscriber.schema.ts';
import type { PushDevice, PushSubscriber } from './subscriber.schema.ts';

/** A device that nobody starts for so long gets nothing more. */
const FORGOTTEN_AFTER_MS = 60 * DAY;
/** A start within this time after the last one writes nothing. */
const REGISTERED_FOR_MS = DAY;

const withDevices = (subscriber: PushSubscriber, devices: readonly PushDevice[]): PushSubscriber => ({
  ...subscriber,
  devices: [...devices],
  deviceIds: devices.map(({ id }) => id),
});

export const newSubscriber = (uid: string, now: number): PushSubscriber => ({
  uid,
  devices: [],
  deviceIds: [],
  switched: [],
  summaryAt: null,
  expireAt: now + FORGOTTEN_AFTER_MS,
});

/** Returns whether a device was lately registered with these keys and language: then a start writes nothing. */
export function isDeviceRegistered(
  subscriber: PushSubscriber | null,
  { id, p256dh, auth, language }: Pick<PushDevice, 'id' | 'p256dh' | 'auth' | 'language'>,
  now: number,
): boolean {
  const known = subscriber?.devices.find((one) => one.id === id);
  return (
    known !== undefined &&
    known.p256dh === p256dh &&
    known.auth === auth &&
    known.language === language &&
    now - known.registeredAt < REGISTERED_FOR_MS
  );
}

/** Returns the person with this device, in place of its earlier entry or, where there are too many, of the oldest. */
export function withDevice(subscriber: PushSubscriber, device: PushDevice): PushSubscriber {
  const others = subscriber.devices
    .filter(({ id }) => id !== device.id)
    .toSorted((a, b) => b.registeredAt - a.registeredAt)
    .slice(0, MAX_PUSH_DEVICES - 1);
  const expireAt = Math.max(subscriber.expireAt, device.registeredAt + FORGOTTEN_AFTER_MS);
  return { ...withDevices(subscriber, [device, ...others]), expireAt };
}

/** Returns the person without these devices. Their choice of kinds stays. */
export function withoutDevices(subscriber: PushSubscriber, ids: ReadonlySet<string>): PushSubscriber {
  const devices = subscriber.devices.filter(({ id }) => !ids.has(id));
  const summaryAt = devices.length === 0 ? null : subscriber.summaryAt;
  return { ...withDevices(subscriber, devices), summaryAt };
}

/** Returns the person, with a notification noted as sent to these devices, for a repeat after another one failed. */
export function withSent(
  subscriber: PushSubscriber,
  ids: ReadonlySet<string>,
  noticeId: string,
): PushSubscriber {
  const devices = subscriber.devices.map((device) =>
    ids.has(device.id) && !device.sent.includes(noticeId)
      ? { ...device, sent: [...device.sent, noticeId].slice(-MAX_PUSH_SENT) }
      : device,
  );
  return withDevices(subscriber, devices);
}

/** The devices of a person that have not got a notification yet. */
export const unsentDevices = (subscriber: PushSubscriber, noticeId: string): PushDevice[] =>
  subscriber.devices.filter(({ sent }) => !sent.includes(noticeId));
