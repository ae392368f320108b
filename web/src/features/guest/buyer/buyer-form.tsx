import { useState } from 'react';
import { buyerFaults, NO_BUYER, tidyBuyer } from '@bhoj/domain/customers/buyer';
import type { BuyerField } from '@bhoj/domain/customers/buyer';
import type { Buyer } from '@bhoj/domain/customers/buyer.schema';
import { STATE_CODES, stateWithCode } from '@bhoj/domain/statute/gst-states';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainField } from '../../../ui/plain/field.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { PlainSelect } from '../../../ui/plain/select.tsx';
import { buyerPart } from '../../../messages/guest/buyer/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { keptBuyer } from './kept-buyer.ts';
import styles from './buyer.module.css';

export interface BuyerFormProps {
  readonly buyer: Buyer | null;
  /** True when the guest left a number, with which the restaurant can keep the buyer, too. */
  readonly hasNumber: boolean;
  readonly pending: boolean;
  /** Why the server refused, in words; null otherwise. */
  readonly failed: string | null;
  readonly onSave: (buyer: Buyer, keep: boolean) => void;
}

const OPTIONS = STATE_CODES.map((code) => ({ value: code, text: stateWithCode(code) ?? code }));

interface FieldsProps {
  readonly typed: Buyer;
  readonly faults: readonly BuyerField[];
  readonly onChange: (typed: Buyer) => void;
}

function Fields({ typed, faults, onChange }: FieldsProps) {
  const words = useWords(buyerPart);
  const field = (name: BuyerField, maxLength: number) => ({
    label: words[name],
    maxLength,
    value: typed[name],
    ...(faults.includes(name) && { error: words.faults[name] }),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <>
      <PlainField {...field('gstin', 20)} hint={words.gstinHint} autoCapitalize="characters" />
      <PlainField {...field('name', 160)} autoComplete="organization" />
      <PlainField {...field('address', 300)} autoComplete="street-address" />
      {typed.gstin.trim() === '' && (
        <PlainSelect
          label={words.stateCode}
          none={words.chooseState}
          options={OPTIONS}
          value={typed.stateCode}
          onChange={({ currentTarget }) => onChange({ ...typed, stateCode: currentTarget.value })}
          {...(faults.includes('stateCode') && { error: words.faults.stateCode })}
        />
      )}
    </>
  );
}

/** Asks for the buyer of the bill. A buyer on this phone is offered, and never filled in by itself. */
export function BuyerForm({ buyer, hasNumber, pending, failed, onSave }: BuyerFormProps) {
  const words = useWords(buyerPart);
  const [typed, setTyped] = useState(buyer ?? NO_BUYER);
  const [keep, setKeep] = useState(false);
  const [isTried, setTried] = useState(false);
  const [kept] = useState(keptBuyer);
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
        if (faults.length === 0) onSave(tidy, keep);
      }}
    >
      <p>{words.hint}</p>
      {kept !== null && (
        <PlainButton type="button" variant="outline" onClick={() => setTyped(kept)}>
          {words.useAgain(kept.name)}
        </PlainButton>
      )}
      <Fields typed={typed} faults={isTried ? faults : []} onChange={setTyped} />
      <label className={styles['keep']}>
        <input type="checkbox" checked={keep} onChange={() => setKeep(!keep)} />
        {hasNumber ? words.keepWithNumber : words.keepOnPhone}
      </label>
      {failed !== null && <PlainNotice tone="error">{failed}</PlainNotice>}
      <PlainButton type="submit" variant="outline" wide pending={pending}>
        {words.save}
      </PlainButton>
    </form>
  );
}
