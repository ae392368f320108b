import Alert from '@mui/material/Alert';
import { noticeAt } from '@bhoj/domain/platform/settings';
import { platformSettings } from '@bhoj/domain/platform/settings.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useNow } from '../../../ui/shared/use-now.ts';

/** What the platform says of its maintenance, until it is over. Loaded after the page, for it is rarely there. */
export function MaintenanceNotice() {
  const live = useLiveDoc(platformSettings, {});
  const now = useNow(60_000);
  const notice = live.state === 'ready' ? noticeAt(live.value, now) : null;
  return (
    notice !== null && (
      <Alert severity="info" role="status">
        {notice.text}
      </Alert>
    )
  );
}
