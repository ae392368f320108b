import Button from '@mui/material/Button';
import { BellOff } from 'lucide-react';
import { useEffect } from 'react';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import type { NoticeKind } from '@bhoj/domain/notifications/about.schema';
import type { NoticeEntry } from '../../blocks/notices/by-day.ts';
import { NoticeList } from '../../blocks/notices/notice-list.tsx';
import { useLivePages } from '../../firebase/live-pages.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../ui/mui/states/unreadable-card.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { TableMore } from '../../ui/table/table-more.tsx';
import { noticesPart } from '../../messages/owner/notices/en.ts';
import { tablePart } from '../../messages/shared/table/en.ts';
import { useWords } from '../../words/use-words.ts';

interface NoticePagesProps {
  /** The kind that was chosen; null for every kind. */
  readonly kind: NoticeKind | null;
  /** The kinds that this person has in the bell; null for all. */
  readonly kinds: readonly NoticeKind[] | null;
  /** Epoch ms of the last look; null for none. */
  readonly readAt: number | null;
  /** Reports the first page, the newest of all. */
  readonly onEntries: (entries: readonly NoticeEntry[]) => void;
  readonly onAll: () => void;
}

/** The notifications of one kind, or all of them, page by page. */
export function NoticePages({ kind, kinds, readAt, onEntries, onAll }: NoticePagesProps) {
  const words = useWords(noticesPart);
  const table = useWords(tablePart);
  const now = useNow(60_000);
  const { live, items, unreadable, more } = useLivePages(
    notifications,
    { restaurantId: useRestaurantId() },
    (after) => notifications.queries.page(kind === null ? kinds : [kind], after),
  );
  useEffect(() => {
    if (live.state === 'ready') onEntries(live.value);
  }, [live, onEntries]);
  const empty =
    kind === null ? (
      <EmptyState icon={BellOff} line={words.none} />
    ) : (
      <EmptyState
        icon={BellOff}
        line={words.noneOfKind}
        action={<Button onClick={onAll}>{words.showAll}</Button>}
      />
    );
  return (
    <SectionCard padding="flush">
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={8} rowHeight={64} />}
        words={{ failed: words.couldNotLoad }}
        empty={{ is: (list) => list.length === 0, show: empty }}
      >
        {() => (
          <>
            <UnreadableCard unreadable={unreadable} />
            <NoticeList entries={items} readAt={readAt} now={now} heading="h2" />
            {more !== null && <TableMore {...more} words={table} />}
          </>
        )}
      </Gate>
    </SectionCard>
  );
}
