import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { aNoticeWish, aTenant } from '@bhoj/domain/fixtures/platform';
import { newId } from '@bhoj/domain/kernel/ids';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { dismissNotice, receiveNotices } from '@bhoj/domain/notifications/received.contract';
import { boardWithMaintenance, EMPTY_BOARD, MAX_POSTED } from '@bhoj/domain/platform/notices/notice-board';
import { noticeBoards, noticeSeen, platformNotices } from '@bhoj/domain/platform/notices/notice.collection';
import {
  changeNotice,
  endNotice,
  publishNotice,
  readNoticeReach,
} from '@bhoj/domain/platform/notices/notices.contract';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { savePlatformSettings } from '@bhoj/domain/platform/settings/settings.contract';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { ZERO } from '@bhoj/domain/money/money';
import { DAY } from '@bhoj/domain/time/ist';
import { beforeEach, describe, expect, test } from 'vitest';
import { aHouse, change, find, forgetEverything, get, list, put } from '../../support/arrange.ts';
import { signIn } from '../../support/auth.ts';
import { call, reasonOf } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';
import type { Person } from '../../support/auth.ts';

let admin: Person;
beforeEach(async () => {
  await forgetEverything();
  admin = await signIn({ role: 'super' });
});

const reason = 'As agreed';
const EVERYBODY = aNoticeWish().audience;
const wish = (overrides: object = {}) => aNoticeWish({ until: Date.now() + 7 * DAY, ...overrides });
const inCity = (city: string) => wish({ audience: { ...EVERYBODY, city } });
const published = async (notice = wish()) => {
  const noticeId = newId();
  await call(publishNotice, { noticeId, notice, reason }, admin);
  return noticeId;
};
const aHouseIn = async (city: string, overrides: object = {}) => {
  const house = await aHouse({}, { tableCount: 0 });
  const end = Date.now() + DAY;
  const handle = newId();
  const tenant = aTenant({ handle, city, trialEndDate: end, planEndsAt: end, ...overrides });
  await put(tenants, { restaurantId: house.restaurantId }, tenant);
  return { ...house, handle };
};
const receive = ({ owner }: House, noticeId: string, version = 1) =>
  call(receiveNotices, { notices: [{ noticeId, version }] }, owner);
const bellOf = ({ restaurantId }: House) => list(notifications, { restaurantId });
const reach = (noticeId: string, audience = EVERYBODY) =>
  call(readNoticeReach, { audience, noticeId }, admin);

describe('a super admin', () => {
  test('publishes, changes and ends a notice, each once and with its reason in the audit', async () => {
    const noticeId = newId();
    const first = { noticeId, notice: wish(), reason };
    await call(publishNotice, first, admin);
    expect(await call(publishNotice, first, admin)).toEqual({ version: 1 });
    const next = { noticeId, basedOn: 1, notice: { ...first.notice, title: 'Newer' }, reason };
    await call(changeNotice, next, admin);
    expect(await call(changeNotice, next, admin)).toEqual({ version: 2 });
    expect(await get(noticeBoards, {})).toMatchObject({
      notices: [{ id: noticeId, version: 2, title: 'Newer' }],
    });
    await call(endNotice, { noticeId, reason }, admin);
    await call(endNotice, { noticeId, reason }, admin);
    expect(await get(noticeBoards, {})).toEqual({ notices: [] });
    const acts = (await list(platformAudit, {})).toSorted((a, b) => a.at - b.at);
    expect(acts.map(({ action, subject }) => [action, subject])).toEqual(
      ['publishNotice', 'changeNotice', 'endNotice'].map((action) => [action, `notice ${noticeId}`]),
    );
    expect(acts[1]).toMatchObject({ reason, before: { version: 1 }, after: { version: 2, title: 'Newer' } });
  });

  test('is told when another was faster, when the notice is over, and when there is none', async () => {
    const noticeId = await published();
    const change = (title: string) => ({ noticeId, basedOn: 1, notice: wish({ title }), reason });
    const reasons = await Promise.all(
      ['A', 'B'].map((title) => reasonOf(changeNotice, change(title), admin)),
    );
    expect(new Set(reasons)).toEqual(new Set([null, 'changed-meanwhile']));
    await call(endNotice, { noticeId, reason }, admin);
    expect(await reasonOf(changeNotice, { ...change('C'), basedOn: 2 }, admin)).toBe('notice-over');
    expect(await reasonOf(endNotice, { noticeId: newId(), reason }, admin)).toBe('notice-not-found');
    expect(await reasonOf(changeNotice, { ...change('C'), noticeId: newId() }, admin)).toBe(
      'notice-not-found',
    );
  });

  test('publishes no more than every page can read', async () => {
    for (let n = 0; n < MAX_POSTED; n += 1) await published();
    const more = { noticeId: newId(), notice: wish(), reason };
    expect(await reasonOf(publishNotice, more, admin)).toBe('too-many-notices');
    expect(await find(platformNotices, more)).toBeNull();
  });

  test('counts the restaurants that it is for', async () => {
    await aHouseIn('Pune');
    await aHouseIn('Pune', { referredBy: null, membership: 'premium' });
    await aHouseIn('Mumbai');
    const counted = async (audience: object) =>
      (await call(readNoticeReach, { audience: { ...EVERYBODY, ...audience }, noticeId: null }, admin))
        .restaurants;
    expect(await counted({})).toBe(3);
    expect(await counted({ city: 'Pune' })).toBe(2);
    expect(await counted({ city: 'Pune', plan: 'premium', state: 'running' })).toBe(1);
    expect(await counted({ state: 'lapsed' })).toBe(0);
  });
});

describe('an owner', () => {
  test('whom it is for has it in the bell and counts once, however often they look', async () => {
    const house = await aHouseIn('Pune');
    const noticeId = await published(inCity('Pune'));
    expect(await receive(house, noticeId)).toEqual({ mine: [noticeId] });
    expect(await receive(house, noticeId)).toEqual({ mine: [noticeId] });
    await Promise.all([receive(house, noticeId), receive(house, noticeId)]);
    expect(await bellOf(house)).toEqual([
      expect.objectContaining({
        about: expect.objectContaining({ kind: 'platform-notice', noticeId, version: 1 }) as unknown,
      }),
    ]);
    expect(await reach(noticeId)).toMatchObject({ seen: 1, seenLatest: 1 });
  });

  test('is told of the next version anew, and the restaurant counts once all the same', async () => {
    const house = await aHouseIn('Pune');
    const noticeId = await published();
    await receive(house, noticeId);
    await call(changeNotice, { noticeId, basedOn: 1, notice: wish({ title: 'Newer' }), reason }, admin);
    expect(await reach(noticeId)).toMatchObject({ seen: 1, seenLatest: 0 });
    await receive(house, noticeId, 2);
    expect(await bellOf(house)).toHaveLength(2);
    expect(await reach(noticeId)).toMatchObject({ seen: 1, seenLatest: 1 });
    expect(await get(noticeSeen, { noticeId, handle: house.handle })).toMatchObject({ version: 2 });
  });

  test.each([
    ['of another city', () => inCity('Mumbai')],
    [
      'of another referrer',
      () => wish({ audience: { ...EVERYBODY, referrer: 'uidStaff00000000000000000009' } }),
    ],
    ['before it begins', () => wish({ from: Date.now() + DAY })],
  ])('%s is told nothing and does not count', async (_, notice) => {
    const house = await aHouseIn('Pune');
    const noticeId = await published(notice());
    expect(await receive(house, noticeId)).toEqual({ mine: [] });
    expect(await bellOf(house)).toEqual([]);
    expect(await reach(noticeId)).toMatchObject({ seen: 0 });
  });

  test('is told nothing once it is over, and nothing of one that never was', async () => {
    const house = await aHouseIn('Pune');
    const noticeId = await published();
    await call(endNotice, { noticeId, reason }, admin);
    expect(await receive(house, noticeId)).toEqual({ mine: [] });
    expect(await receive(house, newId())).toEqual({ mine: [] });
    expect(await bellOf(house)).toEqual([]);
  });

  test('of the referrer is told', async () => {
    const house = await aHouseIn('Pune', { referredBy: 'uidStaff00000000000000000009' });
    const audience = { ...EVERYBODY, referrer: 'uidStaff00000000000000000009' };
    const noticeId = await published(wish({ audience }));
    expect(await receive(house, noticeId)).toEqual({ mine: [noticeId] });
  });

  test('who switched the kind off has nothing in the bell, and still counts', async () => {
    const house = await aHouseIn('Pune');
    await change(noticeSettings, house, { noticesSwitched: ['platform-notice'] });
    const noticeId = await published();
    expect(await receive(house, noticeId)).toEqual({ mine: [noticeId] });
    expect(await bellOf(house)).toEqual([]);
    expect(await reach(noticeId)).toMatchObject({ seen: 1 });
  });

  test('closes one version of one banner', async () => {
    const house = await aHouseIn('Pune');
    const [noticeId, other] = [await published(), await published()];
    const closed = async () => (await get(noticeSettings, house)).noticesDismissed;
    await call(dismissNotice, { noticeId, version: 1 }, house.owner);
    await call(dismissNotice, { noticeId, version: 1 }, house.owner);
    expect(await closed()).toEqual([`${noticeId}@1`]);
    await call(dismissNotice, { noticeId: other, version: 1 }, house.owner);
    expect(await closed()).toEqual([`${noticeId}@1`, `${other}@1`]);
    await call(endNotice, { noticeId, reason }, admin);
    await call(dismissNotice, { noticeId: other, version: 1 }, house.owner);
    expect(await closed()).toEqual([`${other}@1`]);
  });
});

test('the maintenance notice of the settings stands on the same board', async () => {
  const noticeId = await published();
  const until = Date.now() + DAY;
  const save = (basedOn: number, maintenance: { text: string; until: number } | null) => {
    const same = { supportEmail: '', isSignupOpen: true, captainDiscountLimitPaise: ZERO };
    return call(savePlatformSettings, { basedOn, reason, maintenance, ...same }, admin);
  };
  await save(0, { text: 'Slow on Sunday.', until });
  const { notices } = await get(noticeBoards, {});
  const made = boardWithMaintenance(EMPTY_BOARD, await get(platformSettings, {}), 0).notices[0];
  expect(notices.map(({ id }) => id)).toEqual([noticeId, 'maintenance']);
  expect(notices[1]).toEqual({ ...made, from: notices[1]?.from });
  await save(1, null);
  expect((await get(noticeBoards, {})).notices.map(({ id }) => id)).toEqual([noticeId]);
});
