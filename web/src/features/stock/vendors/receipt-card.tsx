import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { GoodsReceipt } from '@bhoj/domain/stock/shape/receipt.schema';
import { useMay } from '../../../firebase/rights.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { stockAlarmPart } from '../../../messages/owner/stock-alarm/en.ts';
import { stockVendorsPart } from '../../../messages/owner/stock-vendors/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../state/stock-lists.module.css';
import { shownAmount } from '../state/buying-text.ts';
import { ReceiptAlarm } from '../alarm/later-alarm.ts';
import { MoneyBackForm } from './money-back-form.tsx';
import { SendBackForm } from './send-back-form.tsx';
import { VoidForm } from './void-form.tsx';

export interface ReceiptCardProps {
  readonly entry: Entry<GoodsReceipt>;
  readonly items: readonly StockItem[];
}

type Act = 'void' | 'back' | 'money' | 'prices';

/** Goods that came with one bill, and what may be done about them. */
export function ReceiptCard({ entry: { id, value }, items }: ReceiptCardProps) {
  const words = useWords(stockVendorsPart);
  const alarm = useWords(stockAlarmPart);
  const may = useMay();
  const [act, setAct] = useState<Act | null>(null);
  const { receipt, panel } = words;
  const bill = panel.bill(value.billNumber);
  const back = sum(value.sentBack.map(({ creditPaise }) => creditPaise));
  const close = () => setAct(null);
  return (
    <SectionCard
      title={bill}
      description={`${dayName(value.billDay)} · ${formatPlain(value.amountPaise)} · ${value.by.name}`}
    >
      <Stack sx={{ gap: 2 }}>
        <ul className={styles['list']}>
          {value.lines.map((line, at) => (
            // An item may be on a bill twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <div className={styles['name']}>
                {line.name}{' '}
                <span className={styles['quiet']}>{receipt.line(shownAmount(line.amount), line.per)}</span>
              </div>
              <span className={styles['amount']}>{formatPlain(line.costPaise)}</span>
            </li>
          ))}
        </ul>
        {value.voided !== null && <p className={styles['quiet']}>{receipt.voided(value.voided.reason)}</p>}
        {back > 0 && <p className={styles['quiet']}>{receipt.wentBack(formatPlain(back))}</p>}
        {value.voided === null && (act === null || act === 'prices') && (
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            {may('stock') && <Button onClick={() => setAct('back')}>{receipt.back}</Button>}
            {may('expenses') && <Button onClick={() => setAct('money')}>{words.back.open}</Button>}
            {may('stock') && <Button onClick={() => setAct('prices')}>{alarm.open}</Button>}
            {may('stock') && value.sentBack.length === 0 && (
              <Button color="error" onClick={() => setAct('void')}>
                {receipt.void}
              </Button>
            )}
          </Stack>
        )}
        {act === 'prices' && <ReceiptAlarm receiptId={id} lines={value.lines} />}
        {act === 'back' && <SendBackForm receiptId={id} {...{ value, items }} onClose={close} />}
        {act === 'money' && <MoneyBackForm receiptId={id} {...{ value, items }} onClose={close} />}
        {act === 'void' && <VoidForm receiptId={id} bill={bill} onClose={close} />}
      </Stack>
    </SectionCard>
  );
}
