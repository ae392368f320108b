import { noticeBoards } from '@bhoj/domain/platform/notices/notice.collection';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';

const NoticesShown = lazyPart(() => import('./notices-shown.tsx').then((m) => m.NoticesShown));

/** The platform's notices to this owner, above every page. On most days there is none. */
export function PlatformNotices({ record }: { readonly record: Restaurant }) {
  const board = useLiveDoc(noticeBoards, {});
  if (board.state !== 'ready' || board.value.notices.length === 0) return null;
  return <NoticesShown board={board.value} record={record} stands={{ failed: null }} />;
}
