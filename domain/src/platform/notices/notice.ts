import { Refusal } from '../../catalogue/reasons.ts';
import { same } from '../../kernel/same.ts';
import { DAY } from '../../time/ist.ts';
import type { PlatformNotice } from '../shape/notice.schema.ts';

/** The farthest end of a notice, in days from now. */
export const NOTICE_AHEAD_DAYS = 366;

/** A notice as a super admin writes it. `from` null begins at once. */
export interface NoticeWish extends Pick<
  PlatformNotice,
  'title' | 'text' | 'severity' | 'shownAs' | 'link' | 'audience' | 'until'
> {
  readonly from: number | null;
}

interface At {
  readonly now: number;
  /** The uid of the super admin. */
  readonly by: string;
}

/** Throws `invalid-input`. The farthest end is inclusive. */
function assertPeriod({ from, until }: Pick<PlatformNotice, 'from' | 'until'>, now: number): void {
  if (until <= Math.max(from, now) || until > now + NOTICE_AHEAD_DAYS * DAY) {
    throw new Refusal('invalid-input', { fields: ['until'] });
  }
}

/** Returns the first version of a notice. Throws `invalid-input` for an invalid period. */
export function firstNotice({ from, ...wish }: NoticeWish, { now, by }: At): PlatformNotice {
  const notice = {
    ...wish,
    from: from ?? now,
    version: 1,
    createdAt: now,
    changedAt: now,
    endedAt: null,
    by,
  };
  assertPeriod(notice, now);
  return notice;
}

/**
 * Returns the next version of a notice; null when nothing changes, as on a repeat. Throws `notice-over`,
 * `changed-meanwhile` when `basedOn` is not the stored version, or `invalid-input`.
 */
export function changedNotice(
  stored: PlatformNotice,
  { from, ...wish }: NoticeWish,
  { now, by, basedOn }: At & { readonly basedOn: number },
): PlatformNotice | null {
  const kept = { ...stored, ...wish, from: from ?? Math.min(stored.from, now) };
  if (same(stored, kept)) return null;
  if (stored.version !== basedOn) throw new Refusal('changed-meanwhile');
  if (isNoticeOver(stored, now)) throw new Refusal('notice-over');
  assertPeriod(kept, now);
  return { ...kept, version: basedOn + 1, changedAt: now, by };
}

/** Returns the notice with its end set to now; null when it is already over. */
export const endedNotice = (stored: PlatformNotice, now: number): PlatformNotice | null =>
  isNoticeOver(stored, now) ? null : { ...stored, endedAt: now };

type Times = Pick<PlatformNotice, 'from' | 'until'>;

export const isNoticeOver = (
  { until, endedAt }: Pick<PlatformNotice, 'until' | 'endedAt'>,
  now: number,
): boolean => endedAt !== null || now >= until;

/** True from its beginning to its end, by the clock alone: Bhoj writes nothing when a notice begins or ends. */
export const isShown = ({ from, until }: Times, now: number): boolean => from <= now && now < until;

/** Returns the phase of a notice. */
export function phaseOf(notice: PlatformNotice, now: number): 'scheduled' | 'shown' | 'over' {
  if (isNoticeOver(notice, now)) return 'over';
  return isShown(notice, now) ? 'shown' : 'scheduled';
}
