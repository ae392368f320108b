import { tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { Handshake } from 'lucide-react';
import { useMemo } from 'react';
import { approvals } from '@bhoj/domain/approvals/approval.collection';
import type { Approval } from '@bhoj/domain/approvals/approval.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { lastDayOf } from '@bhoj/domain/figures/span/month';
import type { Span } from '@bhoj/domain/figures/span/span';
import { formatPlain } from '@bhoj/domain/money/format';
import { DAY, startOf } from '@bhoj/domain/time/ist';
import { placesName } from '../../../blocks/names/order-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import type { PlaceWords } from '../../../blocks/names/name-words.ts';
import { useClient } from '../../../firebase/client.ts';
import { useLivePages } from '../../../firebase/live-pages.ts';
import { readForFile } from '../../../firebase/read-all.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { financeMoneyPart } from '../../../messages/owner/finance-money/en.ts';
import { financePart } from '../../../messages/owner/finance/en.ts';
import { approvalsPart } from '../../../messages/shared/approvals/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { dayName, momentName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import type { Words } from '../../../words/part.ts';
import { useWords } from '../../../words/use-words.ts';

/** The most rows of one file. */
const MOST = 3_000;

type Row = Entry<Approval>;
const idOf = ({ id }: Row): string => id;

/** Returns the table, the bill or the day that an act was about. */
function placeOf(words: Words<'approvals'>, places: PlaceWords, { about }: Approval): string {
  const { tableId, number, day } = about;
  return [
    ...(tableId === null ? [] : [placesName(places, tablesOf(about))]),
    ...(number === null ? [] : [words.bill(number)]),
    ...(day === null ? [] : [dayName(day)]),
  ].join(' · ');
}

const columnsOf = (
  money: Words<'financeMoney'>,
  words: Words<'approvals'>,
  places: PlaceWords,
): readonly Column<Row>[] => {
  const heads = money.allowed.heads;
  return [
    {
      id: 'at',
      header: heads.at,
      text: ({ value }) => momentName(value.spentAt ?? value.askedAt),
      card: 'secondary',
      width: '190px',
    },
    { id: 'act', header: heads.act, text: ({ value }) => words.acts[value.act], card: 'title' },
    {
      id: 'about',
      header: heads.about,
      text: ({ value }) => placeOf(words, places, value),
      card: 'secondary',
    },
    {
      id: 'by',
      header: heads.by,
      text: ({ value }) => value.askedBy.name,
      card: 'secondary',
      isLabelledOnCard: true,
    },
    {
      id: 'allowed',
      header: heads.allowedBy,
      text: ({ value }) => value.decidedBy?.name ?? '',
      card: 'secondary',
      isLabelledOnCard: true,
    },
    {
      id: 'how',
      header: heads.how,
      text: ({ value }) => (value.how === null ? '' : money.allowed.ways[value.how]),
      card: 'hidden',
      width: '100px',
    },
    { id: 'reason', header: heads.reason, text: ({ value }) => value.about.reason, card: 'secondary' },
    {
      id: 'amount',
      header: heads.amount,
      text: ({ value: { about } }) => (about.amountPaise === null ? '–' : formatPlain(about.amountPaise)),
      csv: ({ value: { about } }) => (about.amountPaise === null ? '' : about.amountPaise / 100),
      align: 'end',
      card: 'amount',
      width: '120px',
    },
  ];
};

export interface AllowedViewProps {
  readonly span: Span;
  /** The name of the period. */
  readonly name: string;
}

/** Who allowed what to whom in a period, the latest first (P-APPROVAL-7). */
export function AllowedView({ span, name }: AllowedViewProps) {
  const money = useWords(financeMoneyPart);
  const finance = useWords(financePart);
  const words = useWords(approvalsPart);
  const table = useWords(tablePart);
  const places = usePlaceWords();
  const client = useClient();
  const restaurantId = useRestaurantId();
  const [from, to] = [startOf(`${span.from}-01`), startOf(lastDayOf(span.to)) + DAY];
  const { live, items, unreadable, more } = useLivePages(approvals, { restaurantId }, (after) =>
    approvals.queries.spent(from, to, after),
  );
  const columns = useMemo(() => columnsOf(money, words, places), [money, words, places]);
  const readAll = async () => {
    const specOf = (after: Parameters<typeof approvals.queries.spent>[2]) =>
      approvals.queries.spent(from, to, after);
    const file = await readForFile(client, approvals, { restaurantId }, { specOf, most: MOST });
    return file.rows;
  };
  const title = money.allowed.title(name);
  return (
    <Gate
      live={live}
      skeleton={
        <SectionCard>
          <SkeletonRows label={money.loading} rows={6} />
        </SectionCard>
      }
      words={{ failed: finance.couldNotLoad, offline: finance.offline }}
      empty={{
        is: (list) => list.length === 0,
        show: <EmptyState icon={Handshake} line={money.allowed.none(name)} />,
      }}
    >
      {() => (
        <SectionCard
          title={title}
          padding="flush"
          actions={
            <TableActions
              {...{ columns, title }}
              rows={items}
              rowId={idOf}
              lines={() => [name]}
              fileName={`allowed-${span.from}.csv`}
              words={table}
              readAll={more === null ? null : readAll}
            />
          }
        >
          <UnreadableCard unreadable={unreadable} />
          <DataTable
            label={title}
            columns={columns}
            rows={items}
            rowId={idOf}
            words={{ ...table, loading: money.loading }}
            cardsBelow={760}
            more={more}
          />
        </SectionCard>
      )}
    </Gate>
  );
}
