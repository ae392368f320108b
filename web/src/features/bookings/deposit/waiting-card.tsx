import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import type { Deposit } from '@bhoj/domain/deposits/deposit.schema';
import { leftOfDeposit } from '@bhoj/domain/deposits/deposit';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import { useMemo } from 'react';
import { useLivePages } from '../../../firebase/live-pages.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { waitingDepositsPart } from '../../../messages/owner/waiting-deposits/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { dateName, momentName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { writeAddress } from '../../../ui/table/address-params.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { Words } from '../../../words/part.ts';
import { PARAMS, useAddress } from '../state/use-address.ts';
import { WaitingPanel } from './waiting-panel.tsx';
import styles from '../bookings.module.css';

type Row = Entry<Deposit>;

const idOf = ({ id }: Row): string => id;

/** Says what became of a deposit so far. */
const stateOf = (words: Words<'waitingDeposits'>, { state, applied }: Deposit): string =>
  applied !== null && applied.bill === null ? words.onOpenBill : words.states[state];

const columnsOf = (words: Words<'waitingDeposits'>): readonly Column<Row>[] => [
  { id: 'party', header: words.party, text: ({ value }) => value.party.name || words.noName, card: 'title' },
  {
    id: 'at',
    header: words.booked,
    text: ({ value: { party } }) => momentName(party.at),
    card: 'secondary',
  },
  {
    id: 'voucher',
    header: words.voucher,
    text: ({ value: { receipt } }) => `${receipt.number}, ${dateName(receipt.at)}`,
    card: 'secondary',
  },
  { id: 'state', header: words.state, text: ({ value }) => stateOf(words, value), card: 'secondary' },
  {
    id: 'left',
    header: words.left,
    text: ({ value }) => formatPlain(leftOfDeposit(value).amountPaise),
    align: 'end',
    card: 'amount',
  },
];

/**
 * Lists every deposit that is not used up, the oldest first, even when the booking is deleted. A row opens its acts.
 */
export function WaitingCard({ now, isAsking }: { readonly now: number; readonly isAsking: boolean }) {
  const words = useWords(waitingDepositsPart);
  const bookings = useWords(bookingsPart);
  const table = useWords(tablePart);
  const restaurantId = useRestaurantId();
  const [address, go] = useAddress();
  const { live, items, unreadable, more } = useLivePages(deposits, { restaurantId }, (after) =>
    deposits.queries.waiting(after),
  );
  const columns = useMemo(() => columnsOf(words), [words]);
  const panel = <WaitingPanel depositId={address.deposit} now={now} onClose={() => go({ deposit: null })} />;
  // A restaurant that asks for no deposits, and has none, sees nothing of them.
  if (live.state === 'ready' && live.value.length === 0 && !isAsking) return panel;
  return (
    <>
      <Gate
        live={live}
        skeleton={
          <SectionCard>
            <SkeletonRows label={words.loading} rows={3} />
          </SectionCard>
        }
        words={{ failed: words.couldNotLoad, offline: bookings.offline }}
        empty={{
          is: (list) => list.length === 0,
          show: (
            <SectionCard title={words.title}>
              <p className={styles['quiet']}>{words.none}</p>
            </SectionCard>
          ),
        }}
      >
        {() => (
          <>
            <UnreadableCard unreadable={unreadable} />
            <SectionCard
              title={words.title}
              description={words.sum(
                items.length,
                formatPlain(sum(items.map(({ value }) => leftOfDeposit(value).amountPaise))),
                more !== null,
              )}
              padding="flush"
            >
              <DataTable
                label={words.title}
                {...{ columns, more }}
                rows={items}
                rowId={idOf}
                rowTo={({ id }) => `?${writeAddress(PARAMS, { ...address, deposit: id }).toString()}`}
                words={{ ...table, loading: words.loading }}
                cardsBelow={760}
              />
            </SectionCard>
          </>
        )}
      </Gate>
      {panel}
    </>
  );
}
