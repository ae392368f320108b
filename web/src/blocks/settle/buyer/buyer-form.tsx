import { useState } from 'react';
import { buyerFaults, NO_BUYER, tidyBuyer } from '@bhoj/domain/customers/buyer';
import type { Buyer } from '@bhoj/domain/customers/buyer.schema';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Button, CheckField, Notice } from '../../../ui/shared/kit/controls.tsx';
import { RareSheet } from '../rare/rare-sheet.tsx';
import type { RareSheetProps } from '../rare/rare-sheet.tsx';
import { CurrentValue } from '../rare/current-value.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import styles from '../settle-parts.module.css';

export interface BuyerFormProps extends Pick<RareSheetProps, 'pending' | 'failure' | 'onClose'> {
  readonly buyer: Buyer | null;
  /** To whom the guest's bills were made out before; null when nothing was kept. */
  readonly offered: Buyer | null;
  /** True when the guest left a number, with which a buyer can be kept. */
  readonly canKeep: boolean;
  readonly onSave: (buyer: Buyer, keep: boolean) => void;
  readonly onRemove: () => void;
}

/** Asks to whom the bill is made out, and whether that may be kept. */
export function BuyerForm({ buyer, offered, canKeep, onSave, onRemove, ...form }: BuyerFormProps) {
  const words = useWords(settlingPart).buyer;

  const [typed, setTyped] = useState(buyer ?? NO_BUYER);
  const [keep, setKeep] = useState(false);
  const [isTried, setTried] = useState(false);
  const tidy = tidyBuyer(typed);
  const faults = buyerFaults(tidy);
  const lacking = faults.find((field) => tidy[field] === '');
  const save = () => {
    setTried(true);
    if (faults.length === 0) onSave(tidy, canKeep && keep);
  };
  return (
    <RareSheet
      {...form}
      title={words.title}
      missing={lacking === undefined ? null : words.faults[lacking]}
      go={words.save}
      cancel={words.cancel}
      onGo={save}
    >
      {buyer !== null && (
        <CurrentValue name={buyer.name} detail={buyer.gstin} disabled={form.pending} onRemove={onRemove} />
      )}
      <p className={styles['quiet']}>{words.hint}</p>
      {offered !== null && (
        <Notice
          tone="info"
          action={
            <Button size="small" variant="outline" onClick={() => setTyped(offered)}>
              {words.useAgain}
            </Button>
          }
        >
          {words.again(offered.name)}
        </Notice>
      )}
      <BuyerFields words={words} typed={typed} faults={isTried ? faults : []} onChange={setTyped} />
      {canKeep && (
        <CheckField label={words.keep} hint={words.keepHint} checked={keep} onChange={() => setKeep(!keep)} />
      )}
    </RareSheet>
  );
}
