import { info } from 'firebase-functions/logger';
import { members } from '@bhoj/domain/members/member.collection';
import { OWNERS_AUTHORITY } from '@bhoj/domain/members/member-rights';
import { pushText } from '@bhoj/domain/push/message';
import { pushPersonOf, pushedAs, pushPage, receives } from '@bhoj/domain/push/pushed';
import { unsentDevices, withoutDevices, withSent } from '@bhoj/domain/push/subscriber';
import { pushSubscribers } from '@bhoj/domain/push/subscriber.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import type { PushAbout } from '@bhoj/domain/push/asked';
import type { PushOutcome } from '@bhoj/domain/push/answers';
import type { PushPerson } from '@bhoj/domain/push/pushed';
import type { PushDevice, PushSubscriber } from '@bhoj/domain/push/subscriber.schema';
import { joinedName, tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { readAt, transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import { postMessage } from './post-message.ts';
import { vapidDetails } from './push-keys.ts';

/** A message to those of a restaurant who may be told of it and want to be. */
export interface Sending {
  readonly restaurantId: string;
  /** The id of the event: a repeat has the same. */
  readonly id: string;
  readonly about: PushAbout;
  /** When it happened, in epoch ms. */
  readonly at: number;
  /** False for a subscriber that the message is not for, besides those who may not be told of its kind. */
  readonly isFor: (uid: string, person: PushPerson) => boolean;
}

type Reader = Pick<Store, 'get' | 'find'>;

/** Returns a subscriber as they are now: rights that are taken away, and a dismissal, count at once. */
async function personNow(
  store: Reader,
  { restaurantId, uid, ownersUid }: { restaurantId: string; uid: string; ownersUid: string | null },
): Promise<PushPerson | null> {
  if (uid === ownersUid) return { role: 'owner', can: OWNERS_AUTHORITY.can };
  return pushPersonOf(await store.get(members, { restaurantId, uid }));
}

interface Receiver {
  readonly subscriber: PushSubscriber;
  readonly person: PushPerson;
}

interface Receivers {
  /** The subscribers who are told of it. */
  readonly told: readonly Receiver[];
  /** The uids of subscribers who do not work here any more. */
  readonly left: readonly string[];
}

const receiversOf = ({ restaurantId, about: { kind }, isFor }: Sending): Promise<Receivers> =>
  readAt(async (store) => {
    const [found, owner] = await Promise.all([
      store.find(pushSubscribers, { restaurantId }, pushSubscribers.queries.all()),
      store.get(restaurants, { restaurantId }),
    ]);
    const ownersUid = owner?.uid ?? null;
    const people = await Promise.all(
      found.map(async ({ value }) => ({
        subscriber: value,
        person: await personNow(store, { restaurantId, uid: value.uid, ownersUid }),
      })),
    );
    return {
      told: people.flatMap(({ subscriber, person }) =>
        person !== null && receives(kind, person, subscriber.switched) && isFor(subscriber.uid, person)
          ? [{ subscriber, person }]
          : [],
      ),
      left: people.flatMap(({ subscriber: { uid }, person }) => (person === null ? [uid] : [])),
    };
  });

/** Returns the names that the owner gave to the tables of the event, `T1 + T2` for several; null without one. */
async function placeOf(restaurantId: string, about: PushAbout): Promise<string | null> {
  if (!('tableId' in about) || about.tableId === null) return null;
  const tableIds = tablesOf(about);
  const owner = await readAt((store) => store.get(restaurants, { restaurantId }));
  const names = owner?.placeNames ?? {};
  return tableIds.some((id) => names[id]) ? joinedName(tableIds, (id) => names[id] ?? id) : null;
}

interface Sent {
  readonly device: PushDevice;
  readonly outcome: PushOutcome;
}

/** Takes ended registrations away and, before a repeat, notes which devices have the message. */
async function keep(
  restaurantId: string,
  uid: string,
  noticeId: string,
  sent: readonly Sent[],
  comesAgain: boolean,
): Promise<void> {
  const idsOf = (...outcomes: readonly PushOutcome[]) =>
    new Set(sent.flatMap(({ device, outcome }) => (outcomes.includes(outcome) ? [device.id] : [])));
  const gone = idsOf('gone');
  const done = comesAgain ? idsOf('sent', 'refused') : new Set<string>();
  if (gone.size + done.size === 0) return;
  await transact(`${restaurantId} push`, async (store) => {
    const known = await store.get(pushSubscribers, { restaurantId, uid });
    if (known === null) return;
    const after = withSent(withoutDevices(known, gone), done, noticeId);
    store.change(pushSubscribers, { restaurantId, uid }, known, after);
  });
}

/** Deletes the registrations of people who do not work here any more. */
const forget = (restaurantId: string, uids: readonly string[]): Promise<void> =>
  transact(`${restaurantId} push`, async (store) => {
    for (const uid of uids) store.delete(pushSubscribers, { restaurantId, uid });
    return Promise.resolve();
  });

/**
 * Sends a message to the devices of everybody who may get it and wants it (P-PUSH-2). Where a push service is busy, it fails
 * after all others were told, and the event comes again for the rest (`define-trigger.ts`).
 */
export async function sendPush(sending: Sending): Promise<void> {
  const { restaurantId, id, about, at } = sending;
  const as = pushedAs(about.kind);
  if (as === null || Date.now() - at > as.keptSeconds * 1000) return;
  const { told, left } = await receiversOf(sending);
  if (left.length > 0) await forget(restaurantId, left);
  const vapid = vapidDetails();
  if (told.length === 0 || vapid === null) return;
  const place = await placeOf(restaurantId, about);
  const posting = { keptSeconds: as.keptSeconds, urgency: as.urgency, vapid };
  const results = await Promise.all(
    told.map(async ({ subscriber, person }) => ({
      uid: subscriber.uid,
      sent: await Promise.all(
        unsentDevices(subscriber, id).map(async (device) => {
          const page = pushPage(about.kind, person);
          const text = pushText({ id, about, place, page, language: device.language });
          return { device, outcome: await postMessage(device, { ...posting, text }) };
        }),
      ),
    })),
  );
  const outcomes = results.flatMap(({ sent }) => sent.map(({ outcome }) => outcome));
  const comesAgain = outcomes.includes('later');
  for (const { uid, sent } of results) await keep(restaurantId, uid, id, sent, comesAgain);
  const of = (wanted: PushOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
  info('pushed', { kind: about.kind, sent: of('sent'), gone: of('gone'), later: of('later') });
  if (comesAgain) throw new Error('A push service was busy.');
}
