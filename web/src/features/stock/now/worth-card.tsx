import Button from '@mui/material/Button';
import { worthOf } from '@bhoj/domain/stock/figures/in-house';
import { rebuildStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { formatMoney } from '@bhoj/domain/money/format';
import { useState } from 'react';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { useMay } from '../../../firebase/rights.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { stockNowPart } from '../../../messages/owner/stock-now/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { House, Folding } from '../state/use-in-house.ts';
import styles from './now.module.css';

interface Answer {
  readonly tone: 'success' | 'warning' | 'error';
  readonly text: string;
}

/** Adds up all moves again, for the owner who doubts a figure. */
function Rebuild() {
  const words = useWords(stockNowPart);
  const attempt = useAttempt(rebuildStock);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Answer | null>(null);
  const run = async () => {
    setBusy(true);
    setSaid(null);
    const answer = await attempt({});
    setBusy(false);
    if (!('output' in answer)) setSaid({ tone: 'error', text: words.couldNotRebuild });
    else {
      const { moves, levels, days } = answer.output;
      setSaid(
        levels + days === 0
          ? { tone: 'success', text: words.rebuilt(moves) }
          : { tone: 'warning', text: words.wasWrong(levels, days) },
      );
    }
  };
  return (
    <>
      <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void run()}>
        {isBusy ? words.rebuilding : words.rebuild}
      </Button>
      {said !== null && <Notice tone={said.tone}>{said.text}</Notice>}
    </>
  );
}

export interface WorthCardProps {
  readonly house: House;
  readonly folding: Folding;
}

/** The worth of the stock in all and by category, and as of when. */
export function WorthCard({ house: { rows, levels }, folding }: WorthCardProps) {
  const words = useWords(stockNowPart);
  const may = useMay();
  const { worthPaise, byCategory } = worthOf(rows);
  return (
    <SectionCard title={words.worth}>
      <div className={styles['worth']}>
        <div>
          <p className={styles['total']}>{formatMoney(worthPaise)}</p>
          <p className={styles['quiet']} role="status">
            {folding.state === 'folding'
              ? words.adding
              : levels === null
                ? words.neverFolded
                : words.asOf(momentName(levels.foldedAt))}
          </p>
        </div>
        <table className={styles['categories']} aria-label={words.category}>
          <tbody>
            {byCategory.map(([category, amount]) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                <td>{formatMoney(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {folding.state === 'failed' && (
        <Notice
          tone="warning"
          action={
            <Button color="inherit" onClick={folding.fold}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.notAdded}
        </Notice>
      )}
      {may('stock') && may('settings') && levels !== null && <Rebuild />}
    </SectionCard>
  );
}
