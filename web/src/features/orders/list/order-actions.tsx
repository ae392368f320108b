import { useMemo } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import { dateOf } from '@bhoj/domain/time/ist';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import type { Words } from '../../../words/part.ts';
import { ordersPart } from '../../../messages/owner/orders/en.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import type { Sort } from '../../../ui/table/column.ts';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import type { TableActionsProps } from '../../../ui/table/table-actions.tsx';
import { orderColumns } from './order-columns.tsx';
import type { TimeOf } from './order-columns.tsx';
import { orderTableWords } from './order-table.tsx';
import { totalOf } from '../state/orders-model.ts';
import type { Row } from '../state/orders-model.ts';
import { filterWords } from './filter-words.ts';
import { useCaptains } from './use-choices.ts';
import type { Filters } from '../state/use-address.ts';

export interface OrderActionsProps {
  readonly now: number;
  readonly filters: Filters;
  readonly list: 'live' | 'past';
  readonly rows: readonly Row[];
  readonly sort?: Sort | null;
  readonly readAll?: TableActionsProps<Row>['readAll'];
}

const titlesOf = (words: Words<'orders'>) => ({ live: words.liveList, past: words.pastList });
const TIMES: Readonly<Record<'live' | 'past', TimeOf>> = { live: 'opened', past: 'closed' };
const idOf = ({ id }: Row): string => id;

/** Exports a list of orders as a file and on paper. */
export function OrderActions({ now, filters, list, rows, sort = null, readAll = null }: OrderActionsProps) {
  const words = useWords(ordersPart);
  const table = useWords(tablePart);
  const names = useNameWords();

  const restaurant = useRestaurant();
  const captains = useCaptains();
  const { orderTypes } = names;
  const columns = useMemo(
    () => orderColumns(words, orderTypes, TIMES[list], now),
    [list, now, orderTypes, words],
  );
  const lines = (all: readonly Row[]) => [
    `${restaurant.restaurantName} · ${momentName(now)}`,
    ...filterWords(words, names, filters, captains),
    words.liveSum(all.length, formatMoney(totalOf(all))),
  ];
  return (
    <TableActions
      {...{ columns, rows, sort, lines, readAll }}
      rowId={idOf}
      title={titlesOf(words)[list]}
      fileName={words.fileName(list, dateOf(now))}
      words={orderTableWords(words, table)}
    />
  );
}
