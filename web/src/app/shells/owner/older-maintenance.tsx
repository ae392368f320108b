import { firstBoard } from '@bhoj/domain/platform/notices/notice-board';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';

const NoticesShown = lazyPart(() => import('./notices-shown.tsx').then((m) => m.NoticesShown));

/** The maintenance notice that an older release has saved; the platform has no board of notices yet. */
export function OlderMaintenance({ record }: { readonly record: Restaurant }) {
  const now = useNow(60_000);
  const settings = useLiveDoc(platformSettings, {});
  if (settings.state !== 'ready' || settings.value.maintenance === null) return null;
  return <NoticesShown board={firstBoard(settings.value, now)} record={record} stands={{ failed: null }} />;
}
