import { useState } from 'react';
import { dismissNotice } from '@bhoj/domain/notifications/received.contract';
import { cityOf } from '@bhoj/domain/platform/city';
import { addresseeOf } from '@bhoj/domain/platform/notice-audience';
import { bannersOf, EMPTY_BOARD, markOf, noticesFor } from '@bhoj/domain/platform/notice-board';
import { noticeBoards } from '@bhoj/domain/platform/notice.collection';
import type { Posted } from '@bhoj/domain/platform/notice.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { NoticeBanner } from '../../../blocks/notices/notice-banner.tsx';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import { useReceived } from './use-received.ts';

/** What the platform tells this owner, above every page. Loaded after the page, for it is rarely there. */
export function PlatformNotices({ record }: { readonly record: Restaurant }) {
  const live = useLiveDoc(noticeBoards, {});
  const now = useNow(60_000);
  const dismiss = useAttempt(dismissNotice);
  // Closed at once, also without a network; the server keeps it for the other devices.
  const [closed, setClosed] = useState<readonly string[]>([]);
  const board = live.state === 'ready' ? live.value : EMPTY_BOARD;
  const shown = noticesFor(board, addresseeOf(record, cityOf(record.address)), now);
  const mine = useReceived(shown, now);
  const close = ({ id, version }: Posted) => {
    setClosed((before) => [...before, markOf({ id, version })]);
    void dismiss({ noticeId: id, version });
  };
  const banners = bannersOf(
    shown.filter((one) => !one.audience.isOfReferrer || mine.includes(markOf(one))),
    [...(record.noticesDismissed ?? []), ...closed],
  );
  return banners.map((notice) => (
    <NoticeBanner key={markOf(notice)} notice={notice} onClose={() => close(notice)} />
  ));
}
