import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BellOff, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { NOTICE_KINDS } from '@bhoj/domain/notifications/kinds';
import type { NoticeEntry } from '../../blocks/notices/by-day.ts';
import { newestOf, unreadOf } from '../../blocks/notices/unread.ts';
import { useBellKinds } from '../../firebase/bell-kinds.ts';
import { useNoticesRead } from '../../firebase/notices-read.ts';
import { reportFault } from '../../firebase/report-error.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { optionalChoiceParam, useAddressParams } from '../../ui/table/address-params.ts';
import { noticesPart } from '../../messages/owner/notices/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { DEVICE, KindFilter } from './kind-filter.tsx';
import { NoticePages } from './notice-pages.tsx';

const PushCard = lazyPart(() => import('../../joint/push/push-card.tsx').then((m) => m.PushCard));

const PARAMS = { kind: optionalChoiceParam(NOTICE_KINDS) };

/** /dashboard/notifications: all notifications, by day. */
export function NotificationsPage() {
  const titles = useWords(routeTitlesPart);
  const words = useWords(noticesPart);
  const read = useNoticesRead();
  const readAt = read?.readAt ?? null;
  const own = useBellKinds();
  const kinds = own ?? NOTICE_KINDS;
  const [{ kind: chosen }, go] = useAddressParams(PARAMS);
  // An address may name a kind that is not in this person's bell.
  const kind = chosen !== null && kinds.includes(chosen) ? chosen : null;
  const [entries, setEntries] = useState<readonly NoticeEntry[]>([]);
  const [hasFailed, setFailed] = useState(false);

  const mark = () => {
    setFailed(false);
    read?.mark(newestOf(entries)).catch((cause: unknown) => {
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
            disabled={read === null || unreadOf(entries, readAt) === 0}
            onClick={mark}
          >
            {words.markRead}
          </Button>
        }
      />
      {hasFailed && <Notice tone="error">{words.couldNotMark}</Notice>}
      <KindFilter kind={kind} kinds={kinds} onKind={(to) => go({ kind: to })} />
      {own?.length === 0 ? (
        <SectionCard padding="flush">
          <EmptyState icon={BellOff} line={words.notForYou} />
        </SectionCard>
      ) : (
        <NoticePages
          kind={kind}
          kinds={own}
          readAt={readAt}
          onEntries={setEntries}
          onAll={() => go({ kind: null })}
        />
      )}
      <Box id={DEVICE} sx={{ mt: 3 }}>
        <PushCard stands={{ waiting: <SkeletonRows label={words.loading} rows={2} rowHeight={56} /> }} />
      </Box>
    </>
  );
}
