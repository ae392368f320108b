import { useState } from 'react';
import { buyerFaults, NO_BUYER, tidyBuyer } from '@bhoj/domain/customers/buyer';
import type { Buyer } from '@bhoj/domain/customers/buyer.schema';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { Button, CheckField, Notice, SubmitButton } from '../../../ui/shared/kit/controls.tsx';
import styles from '../settle-parts.module.css';

export interface BuyerFormProps {
  readonly buyer: Buyer | null;
  /** To whom the guest's bills were made out before; null when nothing was kept. */
  readonly offered: Buyer | null;
  /** True when the guest left a number, with which a buyer can be kept. */
  readonly canKeep: boolean;
  readonly pending: boolean;
  readonly onSave: (buyer: Buyer, keep: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks to whom the bill is made out, and whether that may be kept. */
export function BuyerForm({ buyer, offered, canKeep, pending, onSave, onCancel }: BuyerFormProps) {
  const words = useWords(settlingPart).buyer;

  const [typed, setTyped] = useState(buyer ?? NO_BUYER);
  const [keep, setKeep] = useState(false);
  const [isTried, setTried] = useState(false);
  const tidy = tidyBuyer(typed);
  const faults = buyerFaults(tidy);
  return (
    <form
      className={styles['form']}
      aria-label={words.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (faults.length === 0) onSave(tidy, canKeep && keep);
      }}
    >
      <h3>{words.title}</h3>
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
      <div className={styles['choices']}>
        <SubmitButton pending={pending}>{words.save}</SubmitButton>
        <Button disabled={pending} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
