import { nameIn } from '@bhoj/domain/catalogue/names';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { DELIVERY_NAME } from '@bhoj/domain/billing/extra-names';
import { openPortions } from '@bhoj/domain/billing/portions';
import type { Account } from '@bhoj/domain/billing/account';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { failureSentence } from '../state/acts.ts';
import type { Failure, SettleActs } from '../state/acts.ts';
import { ComplimentaryForm } from './complimentary-form.tsx';
import { Button, Notice } from '../../../ui/shared/kit/controls.tsx';
import styles from '../settle-parts.module.css';

export interface ComplimentaryCardProps {
  readonly orderId: string;
  readonly account: Account;
  readonly act: SettleActs['setComplimentary'];
}

/** The name of a line, or of the delivery charge. */
const nameOf = ({ lines }: Order, id: string, language: Language): string => {
  const line = lines[id];
  return line === undefined ? DELIVERY_NAME : nameIn(language, line);
};

/** What is given for nothing, why and by whom, and the form to give more. */
export function ComplimentaryCard({ orderId, account, act }: ComplimentaryCardProps) {
  const settling = useWords(settlingPart);
  const reasonSentences = useWords(reasonsPart);
  const language = useLanguage();

  const { order, money } = account;
  const [isEditing, setEditing] = useState(false);
  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const save = async (lineIds: string[], reason: string | null) => {
    if ((await run(() => act({ orderId, lineIds, reason }))) !== null) setEditing(false);
  };
  const given = Object.entries(money.complimentary);
  const open = Object.entries(openPortions(order))
    .filter(([id]) => !Object.hasOwn(money.complimentary, id))
    .map(([id, quantity]) => ({ id, quantity, name: nameOf(order, id, language) }));
  return (
    <section aria-label={settling.complimentary} className={styles['part']}>
      {given.map(([id, { reason, by }]) => (
        <p key={id} className={styles['row']}>
          <Gift size={20} aria-hidden />
          <span>
            <strong>{nameOf(order, id, language)}</strong>
            <small>{settling.discountBy(reason, by.label)}</small>
          </span>
          <Button
            disabled={pending}
            aria-label={settling.takeComplimentaryBack(nameOf(order, id, language))}
            onClick={() => void save([id], null)}
          >
            {settling.removeDiscount}
          </Button>
        </p>
      ))}
      {!isEditing && open.length > 0 && (
        <Button variant="outline" icon={<Gift size={20} aria-hidden />} onClick={() => setEditing(true)}>
          {settling.addComplimentary}
        </Button>
      )}
      {isEditing && (
        <ComplimentaryForm
          open={open}
          pending={pending}
          onSave={(lineIds, reason) => void save(lineIds, reason)}
          onCancel={() => {
            setEditing(false);
            clear();
          }}
        />
      )}
      {failure !== null && (
        <Notice tone="error">{failureSentence(reasonSentences, settling, failure)}</Notice>
      )}
    </section>
  );
}
