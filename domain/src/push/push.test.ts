import { describe, expect, it, test } from 'vitest';
import { aMember } from '../fixtures/people.ts';
import { anAbout } from '../fixtures/notices.ts';
import { anApproval } from '../fixtures/approvals.ts';
import { anAsked, aPushMessage } from '../fixtures/push.ts';
import { rightsOf } from '../catalogue/rights.ts';
import { NOTICE_KINDS } from '../notifications/kinds.ts';
import { pushOutcomeOf, pauseAfter } from './answers.ts';
import { pushMessageIn, pushText } from './message.ts';
import { askedOf } from './asked.ts';
import {
  choicesOf,
  mayReceive,
  mayReceiveAny,
  pushPersonOf,
  PUSH_KINDS,
  pushedAs,
  pushPage,
  receives,
  switchedWith,
} from './pushed.ts';
import { isPushEndpoint } from './services.ts';
import type { RouteName } from '../catalogue/routes.ts';
import type { Preset } from '../catalogue/rights.ts';
import type { PushKind } from './asked.ts';

const office = (preset: Preset) => ({ role: 'office', can: rightsOf(preset) }) as const;
const owner = { role: 'owner', can: [] } as const;
const kindsOf = (person: Parameters<typeof choicesOf>[0]) => choicesOf(person, []).map(({ kind }) => kind);

describe('who may be told of what on a device', () => {
  it.each<[string, Parameters<typeof choicesOf>[0], readonly PushKind[]]>([
    ['the owner', owner, PUSH_KINDS],
    ['a partner', office('partner'), PUSH_KINDS],
    ['a manager', office('manager'), PUSH_KINDS],
    ['a cashier', office('cashier'), ['approval-asked', 'drawer-differs', 'stale-kitchen', 'day-summary']],
    ['an accountant', office('accountant'), ['day-summary']],
    ['a storekeeper', office('storekeeper'), []],
    ['a captain', { role: 'captain', can: rightsOf('captain') }, []],
    [
      'a captain who may cancel made dishes, and so is asked',
      { role: 'captain', can: [...rightsOf('captain'), 'cancel-cooked'] },
      ['approval-asked'],
    ],
    ['a cook', { role: 'kitchen', can: rightsOf('kitchen') }, ['stale-kitchen']],
    [
      'a cook who has no page with cards',
      { role: 'kitchen', can: ['cook', 'cancel-cooked'] },
      ['stale-kitchen'],
    ],
    ['somebody without a right', { role: 'office', can: [] }, []],
  ])('%s', (_, person, kinds) => {
    expect(kindsOf(person)).toEqual(kinds);
  });

  test.each<[PushKind, Parameters<typeof choicesOf>[0], RouteName | null]>([
    ['approval-asked', owner, 'dashboard'],
    ['approval-asked', office('manager'), 'dashboard'],
    ['approval-asked', { role: 'office', can: ['issue-notes', 'menu', 'dashboard'] }, 'menu'],
    [
      'approval-asked',
      { role: 'captain', can: ['take-orders', 'cash', 'see-sales', 'dashboard'] },
      'captain',
    ],
    ['stale-kitchen', { role: 'kitchen', can: rightsOf('kitchen') }, 'kitchen'],
    ['stale-kitchen', office('cashier'), null],
    ['bill-voided', owner, null],
  ])('%s leads %j to %s', (kind, person, page) => {
    expect(pushPage(kind, person)).toBe(page);
  });

  test('asks of a registration that there is something to be told of', () => {
    expect(mayReceiveAny(office('accountant'))).toBe(true);
    expect(mayReceiveAny(office('storekeeper'))).toBe(false);
  });

  test('a question is sent without what somebody typed', () => {
    const asked = askedOf(anApproval());
    expect(asked).toEqual(anAsked());
    expect(JSON.stringify(asked)).not.toContain(anApproval().about.reason);
  });

  test('is the same question for each kind', () => {
    for (const kind of NOTICE_KINDS) {
      expect(mayReceive(kind, owner)).toBe(pushedAs(kind) !== null);
      expect(receives(kind, owner, [kind])).toBe(false);
    }
    expect(pushedAs('platform-notice')).toBeNull();
  });

  test('follows the record: the dismissed and strangers get nothing', () => {
    expect(pushPersonOf(null)).toBeNull();
    expect(pushPersonOf(aMember({ active: false }))).toBeNull();
    const manager = aMember({ role: 'office', can: [...rightsOf('manager')] });
    expect(pushPersonOf(manager)).toEqual(office('manager'));
  });

  test('a switch is of one kind and keeps kinds of a later release', () => {
    const off = switchedWith(['unlisted'], 'low-review', false);
    expect(off).toEqual(['unlisted', 'low-review']);
    expect(switchedWith(off, 'low-review', false)).toEqual(off);
    expect(switchedWith(off, 'low-review', true)).toEqual(['unlisted']);
    expect(choicesOf(owner, off).find(({ kind }) => kind === 'low-review')?.isOn).toBe(false);
    expect(receives('bill-voided', owner, off)).toBe(true);
  });
});

describe('the address of a device', () => {
  const STAND_IN = 'http://127.0.0.1:5210';
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:DEF-_',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGiV',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA%2b',
  ])('%s is a push service’s', (endpoint) => {
    expect(isPushEndpoint(endpoint, null)).toBe(true);
  });
  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com.example.in/x',
    'https://fcm.googleapis.com@example.in/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://notify.windows.com.example.in/x',
    'https://evilnotify.windows.com/x',
    'https://169.254.169.254/computeMetadata/v1',
    'https://example.in/#fcm.googleapis.com/',
    `${STAND_IN}/push/x`,
    'file:///etc/passwd',
    '',
    `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
  ])('%s is none', (endpoint) => {
    expect(isPushEndpoint(endpoint, null)).toBe(false);
  });
  test('of the stand-in counts only where there is one', () => {
    expect(isPushEndpoint(`${STAND_IN}/push/x`, STAND_IN)).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:52101/push/x', STAND_IN)).toBe(false);
    expect(isPushEndpoint('http://127.0.0.1:9/push/x', STAND_IN)).toBe(false);
  });
});

describe('a push service’s answer', () => {
  test.each([
    [200, 'sent'],
    [201, 'sent'],
    [202, 'sent'],
    [301, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'gone'],
    [408, 'later'],
    [410, 'gone'],
    [413, 'refused'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [null, 'later'],
  ] as const)('%s means %s', (status, outcome) => {
    expect(pushOutcomeOf(status)).toBe(outcome);
  });
  test('is asked for again after growing pauses, as long as the service wishes, three times in all', () => {
    expect([1, 2, 3].map((attempt) => pauseAfter(attempt, null))).toEqual([1_000, 4_000, null]);
    expect(pauseAfter(1, 3)).toBe(3_000);
    expect(pauseAfter(2, 3)).toBe(4_000);
    expect(pauseAfter(1, 11)).toBeNull();
  });
});

describe('a message', () => {
  test('carries the facts and no sentence', () => {
    const message = aPushMessage({
      about: anAbout('stale-kitchen'),
      place: 'Window',
      page: 'kitchen',
      language: 'hi',
    });
    expect(pushMessageIn(pushText(message))).toEqual(message);
    expect(pushMessageIn(pushText({ ...message, place: null }))?.place).toBeNull();
  });
  test('leaves out what somebody typed, which may name a guest', () => {
    const text = pushText(aPushMessage());
    expect(pushMessageIn(text)?.about).toEqual({ ...anAbout('bill-voided'), reason: '' });
    expect(text).not.toContain(anAbout('bill-voided').reason);
  });
  test.each(['', 'x', 'null', '5', '{}', '{"id":1,"about":{"kind":"x"}}', '{"id":"n","about":{}}'])(
    '%s is none',
    (text) => {
      expect(pushMessageIn(text)).toBeNull();
    },
  );
  test.each(PUSH_KINDS)('of %s fits into what each push service takes', (kind) => {
    const about = kind === 'approval-asked' ? anAsked({ by: 'b'.repeat(80) }) : anAbout(kind);
    const text = pushText(aPushMessage({ id: 'n'.repeat(200), about, place: 'p'.repeat(80) }));
    expect(text.length).toBeLessThan(3_000);
  });
});
