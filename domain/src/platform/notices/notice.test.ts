import { describe, expect, it } from 'vitest';
import { NOW, UIDS } from '../../fixtures/ids.ts';
import { aNoticeWish, aPlatformNotice } from '../../fixtures/platform.ts';
import { DAY } from '../../time/ist.ts';
import { changedNotice, endedNotice, firstNotice, isShown, NOTICE_AHEAD_DAYS, phaseOf } from './notice.ts';
import { noticeLinkSchema } from '../shape/notice.schema.ts';
import { publishNotice } from './notices.contract.ts';

const at = { now: NOW, by: UIDS.super };
const based = (basedOn: number, now = NOW) => ({ now, by: UIDS.super, basedOn });

describe('a notice', () => {
  it('begins at once or at its time', () => {
    expect(firstNotice(aNoticeWish(), at)).toEqual(aPlatformNotice());
    const from = NOW + DAY;
    expect(firstNotice(aNoticeWish({ from }), at)).toEqual(aPlatformNotice({ from }));
  });

  it.each([
    ['no later than now', null, NOW],
    ['no later than it begins', NOW + DAY, NOW + DAY],
    ['too far away', null, NOW + NOTICE_AHEAD_DAYS * DAY + 1],
  ])('does not end %s', (_, from, until) => {
    expect(() => firstNotice(aNoticeWish({ from, until }), at)).toThrow('invalid-input');
    expect(() => changedNotice(aPlatformNotice(), aNoticeWish({ from, until }), based(1))).toThrow(
      'invalid-input',
    );
  });

  it('may end on the farthest day', () => {
    const until = NOW + NOTICE_AHEAD_DAYS * DAY;
    expect(firstNotice(aNoticeWish({ until }), at).until).toBe(until);
  });

  it('is scheduled, shown and over by the clock alone', () => {
    const notice = aPlatformNotice({ from: NOW, until: NOW + 10 });
    const phases = [-1, 0, 9, 10].map((after) => phaseOf(notice, NOW + after));
    expect(phases).toEqual(['scheduled', 'shown', 'shown', 'over']);
    expect([-1, 0, 9, 10].map((after) => isShown(notice, NOW + after))).toEqual([false, true, true, false]);
    expect(phaseOf(aPlatformNotice({ endedAt: NOW }), NOW)).toBe('over');
  });
});

describe('a changed notice', () => {
  const wish = aNoticeWish({ text: 'They have moved again.' });

  it('is the next version, which goes on from where the first began', () => {
    const changed = changedNotice(aPlatformNotice(), wish, based(1, NOW + 5));
    const said = { text: wish.text, version: 2, changedAt: NOW + 5, from: NOW };
    expect(changed).toEqual(aPlatformNotice(said));
  });

  it('begins at once when it was scheduled and no day is left', () => {
    const scheduled = aPlatformNotice({ from: NOW + DAY });
    expect(changedNotice(scheduled, wish, based(1))?.from).toBe(NOW);
  });

  it('stays as it is at a repeat', () => {
    const stored = aPlatformNotice({ version: 2 });
    expect(changedNotice(stored, aNoticeWish(), based(1, NOW + 5))).toBeNull();
  });

  it('tells the second of two people, and refuses one that is over', () => {
    expect(() => changedNotice(aPlatformNotice({ version: 2 }), wish, based(1))).toThrow('changed-meanwhile');
    expect(() => changedNotice(aPlatformNotice({ endedAt: NOW }), wish, based(1))).toThrow('notice-over');
  });
});

it('is ended once', () => {
  expect(endedNotice(aPlatformNotice(), NOW + 5)).toEqual(aPlatformNotice({ endedAt: NOW + 5 }));
  expect(endedNotice(aPlatformNotice({ endedAt: NOW }), NOW + 5)).toBeNull();
  expect(endedNotice(aPlatformNotice({ until: NOW }), NOW)).toBeNull();
});

it.each([
  ['', true],
  ['/dashboard', true],
  ['/dashboard/subscription', true],
  ['https://bhoj.example/news?x=1', true],
  ['http://bhoj.example', false],
  ['javascript:alert(1)', false],
  ['//bhoj.example', false],
  ['/super/staff', false],
  ['https://bhoj.example/a b', false],
])('leads to %j: %j', (link, isSound) => {
  expect(noticeLinkSchema.safeParse(link).success).toBe(isSound);
});

it('is written for a city that Bhoj knows', () => {
  const { notice } = publishNotice.input.shape;
  const to = (city: string) => ({ ...aNoticeWish().audience, city });
  expect(notice.safeParse(aNoticeWish({ audience: to('Pune') })).success).toBe(true);
  expect(notice.safeParse(aNoticeWish({ audience: to('Atlantis') })).success).toBe(false);
});
