import { forgetPush, readPush, registerPush } from '@bhoj/domain/push/push.contract';
import { beforeSigningOut } from '../../firebase/before-sign-out.ts';
import { call, CallFailure } from '../../firebase/call.ts';
import type { Client } from '../../firebase/client.ts';
import { chosenMemberLanguage } from '../../words/member-language.ts';
import { deviceName, subscribe, subscription, supportOf } from './push-browser.ts';
import { pushMark } from './push-mark.ts';
import { setPushMark } from './set-push-mark.ts';

/**
 * How switching on ended. `no-answer`: the person closed the browser's question. `unknown`: Bhoj does not know the
 * browser's push service.
 */
export type SwitchedOn = 'on' | 'denied' | 'no-answer' | 'no-keys' | 'unknown' | 'failed';

/** How messages stand on this device for a person, before anything is asked of the server. */
export type DeviceState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

export function deviceState(uid: string): DeviceState {
  const support = supportOf();
  if (support === 'install') return 'install';
  if (support === 'no' || !import.meta.env.PROD) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && pushMark() === uid ? 'on' : 'off';
}

/** ms that the server gets to hear of a sign-out. Nobody waits longer for it. */
const PATIENCE = 3000;

let isHeard = false;

/** Ends messages on this device before its person signs out, from the first registration in this page on. */
function endAtSignOut(client: Client): void {
  if (isHeard) return;
  isHeard = true;
  const tooLong = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  beforeSigningOut(() => Promise.race([switchOff(client).catch(() => undefined), tooLong()]));
}

/** How often messages were ended. A registration that was under way meanwhile must not bring them back. */
let ended = 0;

async function register(client: Client, uid: string): Promise<'on' | 'no-keys' | 'failed'> {
  const before = ended;
  const { publicKey } = await call(client, readPush, {});
  if (publicKey === '') return 'no-keys';
  if (before !== ended) return 'failed';
  const subscribed = await subscribe(publicKey);
  if (before !== ended) {
    await (await subscription())?.unsubscribe();
    return 'failed';
  }
  const named = { name: deviceName(navigator.userAgent), language: chosenMemberLanguage() };
  await call(client, registerPush, { ...subscribed, ...named });
  if (before !== ended) return 'failed';
  setPushMark(uid);
  endAtSignOut(client);
  return 'on';
}

/** Asks for the permission and registers this browser. Only by a tap: browsers ask at no other time. */
export async function switchOn(client: Client, uid: string): Promise<SwitchedOn> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'denied';
  if (permission !== 'granted') return 'no-answer';
  try {
    return await register(client, uid);
  } catch (cause) {
    const isUnknown = cause instanceof CallFailure && cause.reason === 'invalid-input';
    return isUnknown ? 'unknown' : 'failed';
  }
}

/**
 * Ends messages on this device: for the browser at once, and on the server by a call. Without a network, the push
 * service later tells the server that the subscription has ended, and the server forgets it then.
 */
export async function switchOff(client: Client | null): Promise<void> {
  ended += 1;
  setPushMark(null);
  const known = await subscription();
  if (known === null) return;
  const { endpoint } = known;
  // Side by side: without a network, neither waits for the other.
  await Promise.allSettled([
    known.unsubscribe(),
    client === null ? undefined : call(client, forgetPush, { endpoint }),
  ]);
}

/**
 * At a start: registers this browser again for the person who switched messages on, because push services change
 * addresses. Ends the messages when somebody else is signed in now, or the permission is gone.
 */
export async function registerAgain(client: Client, uid: string): Promise<void> {
  const mark = pushMark();
  if (mark === null || supportOf() !== 'yes' || !import.meta.env.PROD) return;
  const isTheirs = mark === uid && Notification.permission === 'granted';
  if (!isTheirs) return switchOff(client);
  await register(client, uid).catch(() => undefined);
}
