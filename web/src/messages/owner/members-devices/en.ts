import type { DeviceKind } from '@bhoj/domain/devices/device.schema';
import { part } from '../../part.ts';

const kinds: Readonly<Record<DeviceKind, string>> = {
  captain: 'Captain’s screen',
  counter: 'Counter',
  kitchen: 'Kitchen’s screen',
};

/** Shared devices on the staff page. */
const staffDevices = {
  title: 'Shared devices',
  description: 'A tablet or a computer that several people use. Each enters by name and PIN.',
  loading: 'Loading the shared devices',
  failed: 'The shared devices could not be loaded',
  empty: 'No device is shared yet. Open this page on the device itself, and share it.',
  share: 'Share this device',
  kinds,
  enrolled: (name: string, date: string) => `shared by ${name} on ${date}`,
  on: (name: string) => `${name} is on it`,
  nobodyOn: 'Nobody is on it',
  shutOut: 'Shut out',
  shutOutTitle: (name: string) => `Shut out ${name}?`,
  shutOutText:
    'Its screens close at once, and it opens nothing any more. Orders that it has not sent yet stay on it. Your staff keep their PINs.',
  isShutOut: (name: string) => `${name} is shut out.`,
  shutOutOn: (date: string, name: string) => `Shut out by ${name} on ${date}`,
  shareTitle: 'Share this device',
  shareText:
    'You are signed out here, and the device asks who it is. Everybody with a PIN can enter. It keeps no orders and no guests on its disk.',
  name: 'Name',
  nameExample: 'Counter tablet',
  kind: 'Used as',
  lock: 'Locks itself',
  lockHint: 'Counted from the last touch.',
  minutes: (n: number) => `After ${n} ${n === 1 ? 'minute' : 'minutes'}`,
  never: 'Never, so that cooks can read the tickets',
  shareIt: 'Share',
  sharing: 'Sharing…',
};

export const staffDevicesPart = part('staffDevices', staffDevices);
