import { Refusal } from '../../catalogue/reasons.ts';
import { isFor } from './notice-audience.ts';
import type { Addressee } from './notice-audience.ts';
import { isOver, isShown } from './notice.ts';
import type { NoticeBoard, PlatformNotice, Posted } from '../shape/notice.schema.ts';
import type { PlatformSettings } from '../settings/settings.schema.ts';

/** The most notices that are shown or scheduled at a time: every owner's page reads them all. */
export const MAX_POSTED = 20;

/** The id of the maintenance notice of the platform's settings, which is no document of its own. */
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

/** Returns the board with this notice as it is now, without those that are over. Throws `too-many-notices`. */
export function boardWith(board: NoticeBoard, id: string, notice: PlatformNotice, now: number): NoticeBoard {
  const others = without(board, id, now);
  if (isOver(notice, now)) return { notices: others };
  if (others.filter((one) => one.id !== MAINTENANCE).length >= MAX_POSTED) {
    throw new Refusal('too-many-notices', { max: MAX_POSTED });
  }
  return { notices: [...others, postedOf(id, notice)] };
}

/** Returns the board with the maintenance notice of the settings. Its version is the revision that wrote it. */
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

/** The name of one version of a notice, by which it is dismissed and remembered. */
export const noticeVersionOf = ({ id, version }: { readonly id: string; readonly version: number }): string =>
  `${id}@${version}`;

/** Returns those that are shown now and may be for this restaurant. Of a referrer's, the server has to be asked. */
export const noticesFor = (board: NoticeBoard, to: Addressee, now: number): Posted[] =>
  board.notices.filter((one) => isShown(one, now) && isFor(one.audience, to, now));

const WEIGHT = { info: 0, warning: 1, urgent: 2 } as const;

/** Returns the banners that were not dismissed in this version, the most urgent at the top, then the latest. */
export const bannersOf = (notices: readonly Posted[], dismissed: readonly string[]): Posted[] =>
  notices
    .filter((one) => one.shownAs === 'banner' && !dismissed.includes(noticeVersionOf(one)))
    .toSorted((a, b) => WEIGHT[b.severity] - WEIGHT[a.severity] || b.from - a.from);

/**
 * Returns what an owner has dismissed once this is added: of each notice the latest version, and only of those on the
 * board, so that it stays short. A notice that is over is not kept.
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
