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
  /** The buyer of the guest's earlier bills; null when none was kept. */
  readonly offered: Buyer | null;
  /** True when the guest left a number, which is needed to keep a buyer. */
  readonly canKeep: boolean;
  readonly onSave: (buyer: Buyer, keep: boolean) => void;
  readonly onRemove: () => void;
}

/** Asks for the buyer of the bill, and whether the restaurant may keep it. */
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
