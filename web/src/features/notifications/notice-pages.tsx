import Button from '@mui/material/Button';
import { BellOff } from 'lucide-react';
import { useEffect } from 'react';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import type { NoticeKind } from '@bhoj/domain/notifications/about.schema';
import type { NoticeEntry } from '../../blocks/notices/by-day.ts';
import { NoticeList } from '../../blocks/notices/notice-list.tsx';
import { useLiveList } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../ui/mui/states/unreadable-card.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { TableMore } from '../../ui/table/table-more.tsx';
import { useFurtherPages } from '../../ui/table/use-further-pages.ts';
import type { PageAsked, Read } from '../../ui/table/use-further-pages.ts';
import { noticesPart } from '../../messages/owner/notices/en.ts';
import { tablePart } from '../../messages/shared/table/en.ts';
import { useWords } from '../../words/use-words.ts';

const NONE: Read<NoticeEntry, Cursor> = { items: [], next: null };
const idOf = ({ id }: NoticeEntry): string => id;

const useNotices = (kind: NoticeKind | null, after: Cursor | null) =>
  useLiveList(notifications, { restaurantId: useRestaurantId() }, notifications.queries.page(kind, after));

interface FurtherProps extends PageAsked<NoticeEntry, Cursor> {
  readonly kind: NoticeKind | null;
}

/** Reads one further page, live, and renders nothing. */
function FurtherNotices({ kind, index, after, onPage }: FurtherProps) {
  const live = useNotices(kind, after);
  useEffect(() => {
    if (live.state === 'ready') {
      const { value: items, next = null, unreadable = [] } = live;
      onPage(index, { state: 'ready', items, next, unreadable });
    } else onPage(index, { state: live.state === 'loading' ? 'loading' : 'failed' });
  }, [live, index, onPage]);
  return null;
}

interface NoticePagesProps {
  /** Null for every kind. */
  readonly kind: NoticeKind | null;
  /** Epoch ms of the last look; null for none. */
  readonly readAt: number | null;
  /** Reports the first page, the newest of all. */
  readonly onEntries: (entries: readonly NoticeEntry[]) => void;
  readonly onAll: () => void;
}

/** The notifications of a kind, or all of them, page by page. */
export function NoticePages({ kind, readAt, onEntries, onAll }: NoticePagesProps) {
  const words = useWords(noticesPart);
  const table = useWords(tablePart);
  const now = useNow(60_000);
  const live = useNotices(kind, null);
  const first = live.state === 'ready' ? { items: live.value, next: live.next ?? null } : NONE;
  const { items, unreadable, more, onMore, asked } = useFurtherPages({
    question: kind ?? '',
    first,
    idOf,
  });
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
            {more !== 'none' && <TableMore state={more} onMore={onMore} words={table} />}
          </>
        )}
      </Gate>
      {asked.map((page) => (
        <FurtherNotices key={page.index} kind={kind} {...page} />
      ))}
    </SectionCard>
  );
}
