import { noticeBoards } from '@bhoj/domain/platform/notices/notice.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useLiveRestaurant } from '../../../firebase/restaurant.tsx';
import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';

const NoticesShown = lazyPart(() => import('./notices-shown.tsx').then((m) => m.NoticesShown));

/** The platform's notices to this owner, above every page. On most days there is none. */
export function PlatformNotices() {
  const record = useLiveRestaurant();
  const board = useLiveDoc(noticeBoards, {});
  if (record.state !== 'ready' || board.state !== 'ready' || board.value.notices.length === 0) return null;
  return <NoticesShown board={board.value} record={record.value} stands={{ failed: null }} />;
}
