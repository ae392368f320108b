import { Refusal } from '../../catalogue/reasons.ts';
import { isFor } from './notice-audience.ts';
import type { Addressee } from './notice-audience.ts';
import { isNoticeOver, isShown } from './notice.ts';
import type { NoticeBoard, PlatformNotice, Posted } from '../shape/notice.schema.ts';
import type { PlatformSettings } from '../settings/settings.schema.ts';

/** The most notices that are shown or scheduled at a time, because every owner's page reads them all. */
export const MAX_POSTED = 20;

/** The id of the maintenance notice, which is stored in the platform's settings. */
export const MAINTENANCE = 'maintenance';

export const EMPTY_BOARD: NoticeBoard = { notices: [] };

const postedOf = (id: string, { audience, ...notice }: PlatformNotice): Posted => {
  const { title, text, severity, shownAs, link, from, until, version } = notice;
  const { referrer, ...open } = audience;
  const to = { ...open, isOfReferrer: referrer !== null };
  return { id, version, title, text, severity, shownAs, link, from, until, audience: to };
};

const without = ({ notices }: NoticeBoard, id: string, now: number): Posted[] =>
  notices.filter((one) => one.id !== id && now < one.until);

/** Returns the board with the current version of this notice and without expired ones. Throws `too-many-notices`. */
export function boardWith(board: NoticeBoard, id: string, notice: PlatformNotice, now: number): NoticeBoard {
  const others = without(board, id, now);
  if (isNoticeOver(notice, now)) return { notices: others };
  if (others.filter((one) => one.id !== MAINTENANCE).length >= MAX_POSTED) {
    throw new Refusal('too-many-notices', { max: MAX_POSTED });
  }
  return { notices: [...others, postedOf(id, notice)] };
}

/**
 * Returns the board with the settings' maintenance notice. Its version is the revision of the settings that wrote it.
 */
export function boardWithMaintenance(
  board: NoticeBoard,
  { maintenance, revision }: PlatformSettings,
  now: number,
): NoticeBoard {
  const known = board.notices.find(({ id }) => id === MAINTENANCE);
  const others = without(board, MAINTENANCE, now);
  if (maintenance === null || now >= maintenance.until) return { notices: others };
  const { text, until } = maintenance;
  if (known?.text === text && known.until === until) return { notices: [...others, known] };
  const posted: Posted = {
    id: MAINTENANCE,
    version: revision,
    title: '',
    text,
    severity: 'info',
    shownAs: 'banner',
    link: '',
    from: now,
    until,
    audience: { state: null, plan: null, city: null, isOfReferrer: false },
  };
  return { notices: [...others, posted] };
}

/** Returns the key of one version of a notice, by which it is dismissed and remembered. */
export const noticeVersionOf = ({ id, version }: { readonly id: string; readonly version: number }): string =>
  `${id}@${version}`;

/**
 * Returns the notices that are shown now and may be for this restaurant. For a notice by referrer the page must ask the
 * server.
 */
export const noticesFor = (board: NoticeBoard, to: Addressee, now: number): Posted[] =>
  board.notices.filter((one) => isShown(one, now) && isFor(one.audience, to, now));

const WEIGHT = { info: 0, warning: 1, urgent: 2 } as const;

/** Returns the banners that the owner has not dismissed in this version, the most urgent first, then the latest. */
export const bannersOf = (notices: readonly Posted[], dismissed: readonly string[]): Posted[] =>
  notices
    .filter((one) => one.shownAs === 'banner' && !dismissed.includes(noticeVersionOf(one)))
    .toSorted((a, b) => WEIGHT[b.severity] - WEIGHT[a.severity] || b.from - a.from);

/**
 * Returns the owner's dismissed notices with one added. To stay short, it keeps the latest version of each notice on
 * the board, and no expired ones.
 */
export function dismissedWith(
  dismissed: readonly string[],
  one: { readonly id: string; readonly version: number },
  { notices }: NoticeBoard,
): string[] {
  const marks = notices.flatMap((posted) => {
    const begins = `${posted.id}@`;
    const known = dismissed
      .filter((mark) => mark.startsWith(begins))
      .map((mark) => Number(mark.slice(begins.length)));
    const version = Math.max(0, ...known, posted.id === one.id ? one.version : 0);
    return version === 0 ? [] : [noticeVersionOf({ id: posted.id, version })];
  });
  return marks;
}
