import Button from '@mui/material/Button';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { NOTICE_KINDS } from '@bhoj/domain/notifications/kinds';
import type { NoticeEntry } from '../../blocks/notices/by-day.ts';
import { newestOf, unreadOf } from '../../blocks/notices/unread.ts';
import { markRead } from '../../firebase/mark-read.ts';
import { useClient } from '../../firebase/client.ts';
import { reportFault } from '../../firebase/report-error.ts';
import { useNoticeSettings, useRestaurantId } from '../../firebase/restaurant.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { optionalChoiceParam, useAddressParams } from '../../ui/table/address-params.ts';
import { noticesPart } from '../../messages/owner/notices/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { KindFilter } from './kind-filter.tsx';
import { NoticePages } from './notice-pages.tsx';

const PARAMS = { kind: optionalChoiceParam(NOTICE_KINDS) };

/** /dashboard/notifications: all notifications, by day. */
export function NotificationsPage() {
  const titles = useWords(routeTitlesPart);
  const words = useWords(noticesPart);
  const client = useClient();
  const restaurantId = useRestaurantId();
  const { notificationsReadAt: readAt } = useNoticeSettings();
  const [{ kind }, go] = useAddressParams(PARAMS);
  const [entries, setEntries] = useState<readonly NoticeEntry[]>([]);
  const [hasFailed, setFailed] = useState(false);

  const mark = () => {
    setFailed(false);
    markRead(client, restaurantId, newestOf(entries)).catch((cause: unknown) => {
      reportFault(cause, 'dashboard');
      setFailed(true);
    });
  };
  return (
    <>
      <PageHeader
        title={titles.notifications}
        description={words.description}
        actions={
          <Button
            variant="outlined"
            startIcon={<CheckCheck aria-hidden />}
            disabled={unreadOf(entries, readAt) === 0}
            onClick={mark}
          >
            {words.markRead}
          </Button>
        }
      />
      {hasFailed && <Notice tone="error">{words.couldNotMark}</Notice>}
      <KindFilter kind={kind} onKind={(to) => go({ kind: to })} />
      <NoticePages kind={kind} readAt={readAt} onEntries={setEntries} onAll={() => go({ kind: null })} />
    </>
  );
}
