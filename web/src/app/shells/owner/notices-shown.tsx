import { useState } from 'react';
import { dismissNotice } from '@bhoj/domain/notifications/received.contract';
import { cityOf } from '@bhoj/domain/platform/shape/city';
import { addresseeOf } from '@bhoj/domain/platform/notices/notice-audience';
import { bannersOf, noticeVersionOf, noticesFor } from '@bhoj/domain/platform/notices/notice-board';
import type { NoticeBoard, Posted } from '@bhoj/domain/platform/shape/notice.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { NoticeBanner } from '../../../blocks/notices/notice-banner.tsx';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import { useReceived } from './use-received.ts';

/** The banners for this owner. Its code loads once the board has a notice for anybody. */
export function NoticesShown({
  board,
  record,
}: {
  readonly board: NoticeBoard;
  readonly record: WholeRestaurant;
}) {
  const now = useNow(60_000);
  const dismiss = useAttempt(dismissNotice);
  // Closed at once, also without a network; the server stores it for the other devices.
  const [closed, setClosed] = useState<readonly string[]>([]);
  const shown = noticesFor(board, addresseeOf(record, cityOf(record.address)), now);
  const mine = useReceived(shown, now);
  const close = ({ id, version }: Posted) => {
    setClosed((before) => [...before, noticeVersionOf({ id, version })]);
    void dismiss({ noticeId: id, version });
  };
  const banners = bannersOf(
    shown.filter((one) => !one.audience.isOfReferrer || mine.includes(noticeVersionOf(one))),
    [...record.noticesDismissed, ...closed],
  );
  return banners.map((notice) => (
    <NoticeBanner key={noticeVersionOf(notice)} notice={notice} onClose={() => close(notice)} />
  ));
}
