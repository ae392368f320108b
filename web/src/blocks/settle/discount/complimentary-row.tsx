import { nameIn } from '@bhoj/domain/catalogue/names';
import { Gift } from 'lucide-react';
import { DELIVERY_NAME } from '@bhoj/domain/billing/extra-names';
import { openPortions } from '@bhoj/domain/billing/portions';
import type { Account } from '@bhoj/domain/billing/account';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { Button } from '../../../ui/shared/kit/controls.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { RareRow } from '../rare/rare-row.tsx';
import type { Fold } from '../rare/rare-row.tsx';
import type { Failure, SettleActs } from '../state/acts.ts';
import { ComplimentaryForm } from './complimentary-form.tsx';
import styles from '../settle-parts.module.css';

export interface ComplimentaryRowProps {
  readonly orderId: string;
  readonly account: Account;
  readonly act: SettleActs['setComplimentary'];
  readonly fold: Fold;
}

/** The name of a line, or of the delivery charge. */
const nameOf = ({ lines }: Order, id: string, language: Language): string => {
  const line = lines[id];
  return line === undefined ? DELIVERY_NAME : nameIn(language, line);
};

/** What is complimentary; its form says why and by whom, takes it back and gives more. */
export function ComplimentaryRow({ orderId, account, act, fold }: ComplimentaryRowProps) {
  const settling = useWords(settlingPart);
  const language = useLanguage();

  const { order, money } = account;
  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const save = async (lineIds: string[], reason: string | null) => {
    if ((await run(() => act({ orderId, lineIds, reason }))) !== null) fold.onClose();
  };
  const given = Object.entries(money.complimentary);
  const open = Object.entries(openPortions(order))
    .filter(([id]) => !Object.hasOwn(money.complimentary, id))
    .map(([id, quantity]) => ({ id, quantity, name: nameOf(order, id, language) }));
  if (given.length + open.length === 0) return null;
  return (
    <RareRow
      icon={Gift}
      name={settling.complimentary}
      value={given.map(([id]) => nameOf(order, id, language)).join(', ')}
      fold={fold}
    >
      <ComplimentaryForm
        {...{ open, pending, failure }}
        onSave={(lineIds, reason) => void save(lineIds, reason)}
        onClose={() => {
          clear();
          fold.onClose();
        }}
      >
        {given.map(([id, { reason, by }]) => (
          <p key={id} className={styles['row']}>
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
      </ComplimentaryForm>
    </RareRow>
  );
}
