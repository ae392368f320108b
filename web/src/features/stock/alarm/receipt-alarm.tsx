import { useMemo } from 'react';
import { paidPrices } from '@bhoj/domain/stock/figures/price-alarm-of-bill';
import { moveIdOf } from '@bhoj/domain/stock/ledger/new-move';
import type { GoodsReceipt } from '@bhoj/domain/stock/shape/receipt.schema';
import { stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { stockAlarmPart } from '../../../messages/owner/stock-alarm/en.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useWords } from '../../../words/use-words.ts';
import { PriceAlarm } from './price-alarm.tsx';

export interface ReceiptAlarmProps {
  readonly receiptId: string;
  readonly lines: GoodsReceipt['lines'];
}

function OfMove({ lines, move }: Pick<ReceiptAlarmProps, 'lines'> & { readonly move: StockMove }) {
  const paid = useMemo(
    () =>
      paidPrices(
        lines,
        (itemId) =>
          move.lines.find((line) => line.itemId === itemId && line.lastBefore !== undefined)?.lastBefore ??
          null,
      ),
    [lines, move],
  );
  return <PriceAlarm paid={paid} isAsked />;
}

/** The price changes by an entered bill: its move has the last prices before it. */
export function ReceiptAlarm({ receiptId, lines }: ReceiptAlarmProps) {
  const words = useWords(stockAlarmPart);
  const restaurantId = useRestaurantId();
  const move = useLiveDoc(stockMoves, { restaurantId, moveId: moveIdOf.receipt(receiptId) });
  return (
    <Gate
      live={move}
      skeleton={<SkeletonRows label={words.loading} rows={2} />}
      words={{ failed: words.failed, offline: words.offline }}
      missing={<p>{words.noRise}</p>}
    >
      {(value) => <OfMove lines={lines} move={value} />}
    </Gate>
  );
}
