import { dismissMember, changeRights } from '@bhoj/domain/members/members.contract';
import { limitsOf } from '@bhoj/domain/members/member-rights';
import { rightsOf } from '@bhoj/domain/catalogue/rights';
import { newId } from '@bhoj/domain/kernel/ids';
import { approvals } from '@bhoj/domain/approvals/approval.collection';
import type { Approval } from '@bhoj/domain/approvals/approval.schema';
import { anApproval } from '@bhoj/domain/fixtures/approvals';
import { anAbout } from '@bhoj/domain/fixtures/notices';
import { aNotification } from '@bhoj/domain/fixtures/records';
import { aPushSubscriber } from '@bhoj/domain/fixtures/push';
import { noticeId } from '@bhoj/domain/notifications/kinds';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { pushMessageIn } from '@bhoj/domain/push/message';
import { choosePush, forgetPush, readPush, registerPush } from '@bhoj/domain/push/push.contract';
import { pushSubscribers } from '@bhoj/domain/push/subscriber.collection';
import { DAY, HOUR } from '@bhoj/domain/time/ist';
import type { About } from '@bhoj/domain/notifications/about.schema';
import type { Preset } from '@bhoj/domain/catalogue/rights';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aHouse, change, employ, find, list, put } from '../../support/arrange.ts';
import type { House } from '../../support/arrange.ts';
import type { Person } from '../../support/auth.ts';
import { hire } from '../../support/hiring.ts';
import { call, db, functions, reasonOf } from '../../support/mount.ts';
import { pushStandIn } from '../../support/push.ts';

let push: Awaited<ReturnType<typeof pushStandIn>>;
beforeAll(async () => {
  push = await pushStandIn();
});
afterAll(() => push.stop());
afterEach(() => {
  vi.unstubAllEnvs();
});

const subscriberOf = (house: House, { uid }: Person) =>
  find(pushSubscribers, { restaurantId: house.restaurantId, uid });
const job = (house: House, preset: Preset) =>
  employ(house.restaurantId, 'office', true, { preset, can: [...rightsOf(preset)] });

const cook = (house: House) => employ(house.restaurantId, 'kitchen', true);

/** Hires a manager with an account of their own, and signs them in. */
async function hired(house: House): Promise<Person> {
  const { signIn } = await hire(house, { preset: 'manager' });
  const manager = await signIn();
  if (manager === null) throw new Error('the manager cannot sign in');
  return manager;
}

/** Registers a new browser of a person. Returns its address. */
async function aBrowser(as: Person, subscribed = push.subscribe(push.publicKey), language: Language = 'en') {
  await call(registerPush, { ...subscribed, name: 'Chrome on Android', language }, as);
  return subscribed.endpoint;
}

/** The messages that a device got, as its browser decrypts them. */
const got = (endpoint: string): unknown[] =>
  push.deliveriesOf(endpoint).flatMap(({ text }) => (text === null ? [] : [pushMessageIn(text)?.about]));
const statuses = (endpoint: string) => push.deliveriesOf(endpoint).map(({ status }) => status);

/** Stores a notification and lets its trigger run, as Firestore does. Returns the act that repeats the event. */
async function told(house: House, about: About, createdAt = Date.now()) {
  const params = { restaurantId: house.restaurantId, notificationId: noticeId(about) };
  await put(notifications, params, aNotification({ kind: 'announcement', createdAt, about }));
  const data = await db.doc(notifications.path(params)).get();
  const event = { params, data, time: new Date().toISOString() } as never;
  const run = () => functions.pushNotice.run(event);
  return { run };
}
async function tell(house: House, about: About = anAbout('bill-voided'), createdAt?: number): Promise<void> {
  const { run } = await told(house, about, createdAt);
  await run();
}

describe('registering', () => {
  test('gives the key to subscribe with, and the kinds that the person may be told of', async () => {
    const house = await aHouse();
    const { publicKey, kinds } = await call(readPush, {}, house.owner);
    expect(publicKey).toBe(push.publicKey);
    expect(kinds.map(({ kind, isOn }) => [kind, isOn])).toEqual([
      ['approval-asked', true],
      ['bill-voided', true],
      ['drawer-differs', true],
      ['low-review', true],
      ['stale-kitchen', true],
      ['day-summary', true],
    ]);
    const accountant = await job(house, 'accountant');
    expect((await call(readPush, {}, accountant)).kinds.map(({ kind }) => kind)).toEqual(['day-summary']);
    expect((await call(readPush, {}, house.captain)).kinds).toEqual([]);
    expect((await call(readPush, {}, await cook(house))).kinds.map(({ kind }) => kind)).toEqual([
      'stale-kitchen',
    ]);
  });

  test('refuses whoever has no right by which they are told of anything', async () => {
    const house = await aHouse();
    const input = { ...push.subscribe(push.publicKey), name: 'Chrome', language: 'ta' as const };
    expect(await reasonOf(registerPush, input, house.captain)).toBe('not-allowed');
    expect(await subscriberOf(house, house.captain)).toBeNull();
  });

  test('a change of language is written at the next start', async () => {
    const house = await aHouse();
    const ravi = await cook(house);
    const subscribed = push.subscribe(push.publicKey);
    await aBrowser(ravi, subscribed);
    await aBrowser(ravi, subscribed, 'bn');
    expect((await subscriberOf(house, ravi))?.devices).toMatchObject([{ language: 'bn' }]);
  });

  test.each([
    'https://169.254.169.254/latest/meta-data',
    'http://localhost:8080/push/x',
    'https://fcm.googleapis.com.example.in/x',
    'http://127.0.0.1:1/push/x',
  ])('refuses %s, which is no push service', async (endpoint) => {
    const house = await aHouse();
    const { keys } = push.subscribe(push.publicKey);
    const input = { endpoint, keys, name: 'Chrome', language: 'en' as const };
    expect(await reasonOf(registerPush, input, house.owner)).toBe('invalid-input');
    expect(await subscriberOf(house, house.owner)).toBeNull();
  });

  test('refuses the stand-in where none is named, and a setting that names another machine', async () => {
    const house = await aHouse();
    const input = { ...push.subscribe(push.publicKey), name: 'Chrome', language: 'en' as const };
    vi.stubEnv('PUSH_STAND_IN_URL', '');
    expect(await reasonOf(registerPush, input, house.owner)).toBe('invalid-input');
    vi.stubEnv('PUSH_STAND_IN_URL', 'http://example.in');
    expect(await reasonOf(registerPush, input, house.owner)).toBe('unexpected');
  });

  test('a repeat is one device; the browser belongs to whoever registered it last', async () => {
    const house = await aHouse();
    const manager = await job(house, 'manager');
    const subscribed = push.subscribe(push.publicKey);
    await aBrowser(house.owner, subscribed);
    await aBrowser(house.owner, subscribed);
    expect((await subscriberOf(house, house.owner))?.devices).toHaveLength(1);
    await aBrowser(manager, subscribed);
    expect((await subscriberOf(house, house.owner))?.devices).toEqual([]);
    await tell(house);
    expect(got(subscribed.endpoint)).toHaveLength(1);
  });

  test('forgets a browser, also twice, and nobody else’s', async () => {
    const house = await aHouse();
    const manager = await job(house, 'manager');
    const endpoint = await aBrowser(house.owner);
    await call(forgetPush, { endpoint }, manager);
    expect((await subscriberOf(house, house.owner))?.devices).toHaveLength(1);
    await call(forgetPush, { endpoint }, house.owner);
    await call(forgetPush, { endpoint }, house.owner);
    expect(await subscriberOf(house, house.owner)).toMatchObject({ devices: [], summaryAt: null });
    await tell(house);
    expect(statuses(endpoint)).toEqual([]);
  });
});

test('a notification of joined tables names them all, by the names that the owner gave', async () => {
  const [named, plain] = [await aHouse({ placeNames: { 'F1-T05': 'Window' } }), await aHouse()];
  const about = { ...anAbout('stale-kitchen'), joinedTableIds: ['F1-T05'] };
  const placeAt = async (house: House) => {
    const endpoint = await aBrowser(house.owner);
    await tell(house, about);
    return pushMessageIn(push.deliveriesOf(endpoint)[0]?.text ?? '')?.place;
  };
  expect(await placeAt(named)).toBe('F1-T04 + Window');
  expect(await placeAt(plain)).toBeNull();
});

describe('a notification reaches', () => {
  test('every device of the owner, signed and encrypted, once', async () => {
    const house = await aHouse({ placeNames: { 'F1-T04': 'Window' } });
    const endpoints = [await aBrowser(house.owner), await aBrowser(house.owner)];
    await tell(house, anAbout('stale-kitchen'));
    for (const endpoint of endpoints) {
      const [delivery, ...more] = push.deliveriesOf(endpoint);
      expect(more).toEqual([]);
      expect(delivery).toMatchObject({ status: 201, why: null, ttl: 60 * 60, urgency: 'high' });
      expect(pushMessageIn(delivery?.text ?? '')).toEqual({
        id: noticeId(anAbout('stale-kitchen')),
        about: anAbout('stale-kitchen'),
        place: 'Window',
        page: null,
        language: 'en',
      });
    }
  });

  test('whoever has the right and has not switched the kind off', async () => {
    const house = await aHouse();
    const [manager, accountant] = await Promise.all([job(house, 'manager'), job(house, 'accountant')]);
    const [owners, managers, accountants] = [
      await aBrowser(house.owner),
      await aBrowser(manager),
      await aBrowser(accountant),
    ];
    await call(choosePush, { kind: 'bill-voided', isOn: false }, house.owner);
    await tell(house);
    expect([owners, managers, accountants].map((one) => got(one).length)).toEqual([0, 1, 0]);
    await call(choosePush, { kind: 'bill-voided', isOn: true }, house.owner);
    await tell(house, { ...anAbout('bill-voided'), number: '2026-27/INV/000002' });
    expect(got(owners)).toHaveLength(1);
  });

  test('nobody, of a kind that is in the bell alone, or when it is old', async () => {
    const house = await aHouse();
    const endpoint = await aBrowser(house.owner);
    await tell(house, anAbout('platform-notice'));
    await tell(house, anAbout('stale-kitchen'), Date.now() - 2 * HOUR);
    expect(statuses(endpoint)).toEqual([]);
  });

  test('nobody while the platform has no keys', async () => {
    const house = await aHouse();
    const endpoint = await aBrowser(house.owner);
    vi.stubEnv('VAPID_PRIVATE_KEY', '');
    await tell(house);
    expect(statuses(endpoint)).toEqual([]);
  });
});

test('a ticket that waits reaches the kitchen in its language, and opens its screen', async () => {
  const house = await aHouse();
  const endpoint = await aBrowser(await cook(house), undefined, 'mr');
  await tell(house, anAbout('stale-kitchen'));
  const [delivery] = push.deliveriesOf(endpoint);
  expect(pushMessageIn(delivery?.text ?? '')).toMatchObject({ page: 'kitchen', language: 'mr' });
});

describe('a question', () => {
  /** Asks as the captain whether they may give a discount, and lets the trigger run. */
  async function ask(house: House, askedOf: readonly string[], fields: Partial<Approval> = {}) {
    const params = { restaurantId: house.restaurantId, approvalId: newId() };
    const { uid } = house.captain;
    const askedBy = { uid, kind: 'captain' as const, name: 'Ravi' };
    const question = {
      askedBy,
      askedOf: [...askedOf],
      right: 'void-bill' as const,
      act: 'void-bill' as const,
    };
    await put(approvals, params, anApproval({ ...question, askedAt: Date.now(), ...fields }));
    const data = await db.doc(approvals.path(params)).get();
    await functions.pushApproval.run({ params, data, time: new Date().toISOString() } as never);
  }

  test('reaches those who are asked and may allow it, with facts and no reason', async () => {
    const house = await aHouse();
    const [asked, other, without] = await Promise.all([
      job(house, 'manager'),
      job(house, 'manager'),
      job(house, 'cashier'),
    ]);
    const [owners, askeds, others, withouts] = [
      await aBrowser(house.owner),
      await aBrowser(asked),
      await aBrowser(other),
      await aBrowser(without),
    ];
    await ask(house, ['owner', asked.uid, without.uid]);
    expect([owners, askeds, others, withouts].map((one) => got(one).length)).toEqual([1, 1, 0, 0]);
    const [delivery] = push.deliveriesOf(askeds);
    expect(delivery).toMatchObject({ ttl: 10 * 60, urgency: 'high' });
    expect(pushMessageIn(delivery?.text ?? '')).toMatchObject({
      about: { kind: 'approval-asked', act: 'void-bill', by: 'Ravi', amountPaise: 540_00 },
      page: 'dashboard',
    });
    expect(delivery?.text).not.toContain(anApproval().about.reason);
  });

  test('reaches nobody who switched the kind off, nor anybody once it is over', async () => {
    const house = await aHouse();
    const endpoint = await aBrowser(house.owner);
    await ask(house, ['owner'], { askedAt: Date.now() - HOUR });
    await call(choosePush, { kind: 'approval-asked', isOn: false }, house.owner);
    await ask(house, ['owner']);
    expect(statuses(endpoint)).toEqual([]);
  });
});

describe('somebody who may not be told any more', () => {
  test('a dismissed person’s device gets nothing from the next event on, and is forgotten', async () => {
    const house = await aHouse();
    const manager = await hired(house);
    const { uid } = manager;
    const endpoint = await aBrowser(manager);
    await tell(house);
    expect(got(endpoint)).toHaveLength(1);
    await call(dismissMember, { uid }, house.owner);
    expect(await subscriberOf(house, manager)).toBeNull();
    await tell(house, { ...anAbout('bill-voided'), number: '2026-27/INV/000002' });
    expect(got(endpoint)).toHaveLength(1);
  });

  test('even where only the record says so, and the registration stayed', async () => {
    const house = await aHouse();
    const former = await employ(house.restaurantId, 'office', false, {
      preset: 'manager',
      can: [...rightsOf('manager')],
    });
    const { endpoint, keys } = push.subscribe(push.publicKey);
    const device = {
      ...keys,
      id: 'FormerFormerFormer01',
      endpoint,
      name: 'x',
      language: 'en' as const,
      registeredAt: Date.now(),
      sent: [],
    };
    await put(
      pushSubscribers,
      { restaurantId: house.restaurantId, uid: former.uid },
      aPushSubscriber({ uid: former.uid, devices: [device] }),
    );
    await tell(house);
    expect(statuses(endpoint)).toEqual([]);
    expect(await subscriberOf(house, former)).toBeNull();
  });

  test('a right that is taken away counts at once', async () => {
    const house = await aHouse();
    const manager = await hired(house);
    const { uid } = manager;
    const endpoint = await aBrowser(manager);
    const limits = limitsOf('accountant');
    await call(changeRights, { uid, preset: 'accountant', can: null, limits }, house.owner);
    await tell(house);
    expect(statuses(endpoint)).toEqual([]);
  });
});

describe('a push service that answers', () => {
  test.each([404, 410])('%d ends the registration', async (status) => {
    const house = await aHouse();
    const [ended, other] = [await aBrowser(house.owner), await aBrowser(house.owner)];
    push.answerNext(ended, { status });
    await tell(house);
    expect((await subscriberOf(house, house.owner))?.devices.map(({ endpoint }) => endpoint)).toEqual([
      other,
    ]);
    expect(got(other)).toHaveLength(1);
  });

  test('410 because the person took the permission back', async () => {
    const house = await aHouse();
    const endpoint = await aBrowser(house.owner);
    push.end(endpoint);
    await tell(house);
    expect(statuses(endpoint)).toEqual([410]);
    expect(await subscriberOf(house, house.owner)).toMatchObject({ devices: [], deviceIds: [] });
  });

  test.each([429, 500, 503])('%d once gets the message a moment later', async (status) => {
    const house = await aHouse();
    const endpoint = await aBrowser(house.owner);
    push.answerNext(endpoint, { status });
    await tell(house);
    expect(statuses(endpoint)).toEqual([status, 201]);
    expect(got(endpoint)).toEqual([{ ...anAbout('bill-voided'), reason: '' }]);
  });

  test('busy for long makes the event come again, for that device alone', async () => {
    const house = await aHouse();
    const [busy, other] = [await aBrowser(house.owner), await aBrowser(house.owner)];
    push.answerNext(busy, { status: 503, retryAfterSeconds: 600 });
    const { run } = await told(house, anAbout('low-review'));
    await expect(run()).rejects.toThrow('A push service was busy.');
    expect([statuses(busy), statuses(other)]).toEqual([[503], [201]]);
    await run();
    expect([statuses(busy), statuses(other)]).toEqual([[503, 201], [201]]);
  });

  test('403 is not asked again and stops nobody else', async () => {
    const house = await aHouse();
    const other = await aBrowser(house.owner);
    const foreign = await aBrowser(house.owner, push.subscribe('another-key'));
    await tell(house);
    expect(push.deliveriesOf(foreign)).toMatchObject([
      { status: 403, why: 'another key than that of the subscription' },
    ]);
    expect(got(other)).toHaveLength(1);
    expect((await subscriberOf(house, house.owner))?.devices).toHaveLength(2);
  });

  test('a redirect is not followed', async () => {
    const house = await aHouse();
    const endpoint = await aBrowser(house.owner);
    push.answerNext(endpoint, { status: 307 });
    await tell(house);
    expect(statuses(endpoint)).toEqual([307]);
  });
});

describe('a start of the app', () => {
  test('registers anew once a day, and keeps the choices', async () => {
    const house = await aHouse();
    const subscribed = push.subscribe(push.publicKey);
    await aBrowser(house.owner, subscribed);
    await call(choosePush, { kind: 'low-review', isOn: false }, house.owner);
    const at = { restaurantId: house.restaurantId, uid: house.owner.uid };
    const known = await find(pushSubscribers, at);
    const yesterday = Date.now() - 2 * DAY;
    const devices = (known?.devices ?? []).map((device) => ({ ...device, registeredAt: yesterday }));
    await change(pushSubscribers, at, { devices });
    await aBrowser(house.owner, subscribed);
    const after = await find(pushSubscribers, at);
    expect(after?.devices[0]?.registeredAt).toBeGreaterThan(yesterday);
    expect(after?.switched).toEqual(['low-review']);
  });

  test('of a person without a device keeps a choice all the same', async () => {
    const house = await aHouse();
    await call(choosePush, { kind: 'low-review', isOn: false }, house.owner);
    expect(await subscriberOf(house, house.owner)).toMatchObject({
      devices: [],
      switched: ['low-review'],
      summaryAt: null,
    });
    expect(await list(notifications, { restaurantId: house.restaurantId })).toEqual([]);
  });
});
