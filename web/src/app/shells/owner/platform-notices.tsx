import { noticeBoards } from '@bhoj/domain/platform/notices/notice.collection';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';

const NoticesShown = lazyPart(() => import('./notices-shown.tsx').then((m) => m.NoticesShown));

const OlderMaintenance = lazyPart(() => import('./older-maintenance.tsx').then((m) => m.OlderMaintenance));

/** What the platform tells this owner, above every page. On most days it tells nobody anything. */
export function PlatformNotices({ record }: { readonly record: Restaurant }) {
  const board = useLiveDoc(noticeBoards, {});
  if (board.state === 'missing') return <OlderMaintenance record={record} stands={{ failed: null }} />;
  if (board.state !== 'ready' || board.value.notices.length === 0) return null;
  return <NoticesShown board={board.value} record={record} stands={{ failed: null }} />;
}
