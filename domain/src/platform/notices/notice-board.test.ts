import { describe, expect, it } from 'vitest';
import { NOW, UIDS } from '../../fixtures/ids.ts';
import { aNoticeBoard, aPlatformNotice, aPlatformSettings, aPosted } from '../../fixtures/platform.ts';
import { DAY } from '../../time/ist.ts';
import {
  bannersOf,
  boardWith,
  boardWithMaintenance,
  dismissedWith,
  EMPTY_BOARD,
  MAINTENANCE,
  noticeVersionOf,
  MAX_POSTED,
  noticesFor,
} from './notice-board.ts';

const ids = (board: { readonly notices: readonly { readonly id: string }[] }) =>
  board.notices.map(({ id }) => id);

describe('the board', () => {
  it('holds a notice in its latest version, and of the referrer only that there is one', () => {
    const board = boardWith(EMPTY_BOARD, aPosted().id, aPlatformNotice(), NOW);
    expect(board).toEqual(aNoticeBoard());
    const audience = { state: null, plan: null, city: null, referrer: UIDS.staff };
    const next = boardWith(board, aPosted().id, aPlatformNotice({ version: 2, audience }), NOW);
    expect(next.notices).toEqual([
      aPosted({ version: 2, audience: { state: null, plan: null, city: null, isOfReferrer: true } }),
    ]);
    expect(JSON.stringify(next)).not.toContain(UIDS.staff);
  });

  it('drops what is over', () => {
    const board = { notices: [aPosted({ id: 'old', until: NOW }), aPosted({ id: 'a' })] };
    expect(ids(boardWith(board, 'b', aPlatformNotice(), NOW))).toEqual(['a', 'b']);
    expect(ids(boardWith(board, 'a', aPlatformNotice({ endedAt: NOW }), NOW))).toEqual([]);
  });

  it('holds no more than every page can read, beside the maintenance notice', () => {
    const full = {
      notices: [
        aPosted({ id: MAINTENANCE }),
        ...Array.from({ length: MAX_POSTED }, (_, n) => aPosted({ id: `n${n}` })),
      ],
    };
    expect(() => boardWith(full, 'more', aPlatformNotice(), NOW)).toThrow('too-many-notices');
    expect(boardWith(full, 'n0', aPlatformNotice({ version: 2 }), NOW).notices).toHaveLength(MAX_POSTED + 1);
  });
});

describe('the maintenance notice', () => {
  const maintenance = { text: 'Slow on Sunday.', until: NOW + DAY };
  const settings = aPlatformSettings({ revision: 4, maintenance });
  const board = boardWithMaintenance(aNoticeBoard(), settings, NOW);

  it('is one of the banners, for all', () => {
    expect(board.notices.at(-1)).toMatchObject({
      id: MAINTENANCE,
      version: 4,
      title: '',
      text: maintenance.text,
    });
    expect(noticesFor(board, { plan: 'free', planEndsAt: 0, city: '' }, NOW)).toHaveLength(2);
  });

  it('keeps its version while other settings change, and has a new one when it changes', () => {
    const later = boardWithMaintenance(board, { ...settings, revision: 5 }, NOW + 1);
    expect(later).toEqual(board);
    const text = 'Slow on Monday.';
    const changed = { ...settings, revision: 6, maintenance: { ...maintenance, text } };
    expect(boardWithMaintenance(board, changed, NOW).notices.at(-1)).toMatchObject({ version: 6, text });
    const longer = { ...settings, revision: 7, maintenance: { ...maintenance, until: NOW + 2 * DAY } };
    expect(boardWithMaintenance(board, longer, NOW).notices.at(-1)).toMatchObject({ version: 7 });
  });

  it('goes when it is taken out, and when it is over', () => {
    const none = boardWithMaintenance(board, { ...settings, maintenance: null }, NOW);
    expect(ids(none)).toEqual([aPosted().id]);
    expect(ids(boardWithMaintenance(board, settings, maintenance.until))).toEqual([aPosted().id]);
  });
});

describe('an owner', () => {
  it('is shown what has begun, is not over, and is for them', () => {
    const notices = [
      aPosted({ id: 'later', from: NOW + 1 }),
      aPosted({ id: 'over', until: NOW }),
      aPosted({ id: 'elsewhere', audience: { ...aPosted().audience, city: 'Mumbai' } }),
      aPosted({ id: 'here', audience: { ...aPosted().audience, city: 'Pune' } }),
    ];
    const to = { plan: 'free', planEndsAt: NOW + 1, city: 'Pune' } as const;
    expect(noticesFor({ notices }, to, NOW).map(({ id }) => id)).toEqual(['here']);
    expect(noticesFor({ notices }, to, NOW + 1).map(({ id }) => id)).toEqual(['later', 'here']);
  });

  it('sees the most urgent banner first, and none for the bell alone', () => {
    const notices = [
      aPosted({ id: 'info' }),
      aPosted({ id: 'bell', shownAs: 'bell' }),
      aPosted({ id: 'newer', from: NOW + 1 }),
      aPosted({ id: 'urgent', severity: 'urgent' }),
      aPosted({ id: 'warning', severity: 'warning' }),
    ];
    expect(bannersOf(notices, []).map(({ id }) => id)).toEqual(['urgent', 'warning', 'newer', 'info']);
  });

  it('sees a changed notice again, whatever was closed before (P-NOTICE-2)', () => {
    const closed = [noticeVersionOf(aPosted())];
    expect(bannersOf([aPosted(), aPosted({ id: 'other' })], closed).map(({ id }) => id)).toEqual(['other']);
    expect(bannersOf([aPosted({ version: 2 })], closed)).toHaveLength(1);
  });

  it('closes one banner, and keeps of each notice on the board the latest version', () => {
    const board = { notices: [aPosted({ id: 'a', version: 3 }), aPosted({ id: 'b' })] };
    expect(dismissedWith(['a@2', 'gone@1'], { id: 'b', version: 1 }, board)).toEqual(['a@2', 'b@1']);
    expect(dismissedWith(['a@2'], { id: 'a', version: 3 }, board)).toEqual(['a@3']);
    expect(dismissedWith(['a@3'], { id: 'a', version: 2 }, board)).toEqual(['a@3']);
    expect(dismissedWith([], { id: 'gone', version: 1 }, board)).toEqual([]);
  });
});
