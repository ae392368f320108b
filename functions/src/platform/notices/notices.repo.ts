import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { boardWith } from '@bhoj/domain/platform/notices/notice-board';
import { noticeBoards, platformNotices } from '@bhoj/domain/platform/notices/notice.collection';
import type { PlatformAct } from '@bhoj/domain/platform/shape/platform-audit.schema';
import type { PlatformNotice } from '@bhoj/domain/platform/shape/notice.schema';
import { transact } from '../../firebase/store.ts';
import { theBoard } from '../../shared/notice-board.repo.ts';
import type { Store } from '../../firebase/store.ts';

/** The fields of a notice in the audit. */
const facts = ({
  title,
  text,
  severity,
  shownAs,
  link,
  from,
  until,
  audience,
  version,
  endedAt,
}: PlatformNotice) => ({
  title,
  text,
  severity,
  shownAs,
  link,
  from,
  until,
  ...audience,
  version,
  endedAt,
});

interface Writing {
  readonly noticeId: string;
  readonly reason: string;
  readonly now: number;
  readonly note: (store: Store, act: PlatformAct) => void;
  /** Returns the notice to store; null changes nothing. */
  readonly decide: (stored: PlatformNotice | null) => PlatformNotice | null;
}

/**
 * Writes a notice, the board that owners read, and the audit in one transaction. Returns the resulting version. Refuses
 * with `too-many-notices`.
 */
export const writeNotice = ({ noticeId, reason, now, note, decide }: Writing): Promise<number> =>
  transact('platform notices', async (store) => {
    const [stored, board] = await Promise.all([store.get(platformNotices, { noticeId }), theBoard(store)]);
    const notice = decide(stored);
    if (notice === null) return stored?.version ?? 0;
    store.set(platformNotices, { noticeId }, notice);
    store.set(noticeBoards, {}, boardWith(board, noticeId, notice, now));
    note(store, {
      subjectKind: 'platform',
      subject: `notice ${noticeId}`,
      reason,
      before: stored === null ? {} : facts(stored),
      after: facts(notice),
    });
    return notice.version;
  });

/** Returns the notice. Throws `notice-not-found` where there is none. */
export function found(stored: PlatformNotice | null): PlatformNotice {
  if (stored === null) throw new Refusal('notice-not-found');
  return stored;
}
