import { Gift } from 'lucide-react';
import { useState } from 'react';
import { openPortions } from '@bhoj/domain/billing/bill/portions';
import { setComplimentary } from '@bhoj/domain/billing/settle/settlement.contract';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import type { Account } from '@bhoj/domain/billing/shape/account';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { AskSomebody } from '../../approvals/ask-somebody.tsx';
import { useBothNames } from '../../approvals/both-names.ts';
import { RareRow } from '../rare/rare-row.tsx';
import type { Fold } from '../rare/rare-row.tsx';
import { CurrentValue } from '../rare/current-value.tsx';
import type { Failure, SettleActs } from '../state/acts.ts';
import { openName } from '../state/open-name.ts';
import { ComplimentaryForm } from './complimentary-form.tsx';

export interface ComplimentaryRowProps {
  readonly orderId: string;
  readonly account: Account;
  readonly act: NonNullable<SettleActs['setComplimentary']>;
  readonly fold: Fold;
}

/** The complimentary dishes. The sheet shows why and who gave them, takes them back and gives more. */
export function ComplimentaryRow({ orderId, account, act, fold }: ComplimentaryRowProps) {
  const settling = useWords(settlingPart);
  const language = useLanguage();

  const { order, money } = account;
  const bothNames = useBothNames();
  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const [tried, setTried] = useState<object | null>(null);
  const save = async (lineIds: string[], reason: string | null, portions: Portions = {}) => {
    const some = Object.keys(portions).length > 0 && { portions };
    const input = { orderId, lineIds, ...some, reason };
    setTried(input);
    if ((await run(() => act(input))) !== null) fold.onClose();
  };
  const given = Object.entries(money.complimentary);
  const open = Object.entries(openPortions(order))
    .filter(([id]) => !Object.hasOwn(money.complimentary, id))
    .map(([id, quantity]) => ({ id, quantity, name: openName(order, id, language) }));
  if (given.length + open.length === 0) return null;
  return (
    <RareRow
      icon={Gift}
      name={settling.complimentary}
      value={given.map(([id]) => openName(order, id, language)).join(', ')}
      fold={fold}
    >
      <ComplimentaryForm
        {...{ open, pending, failure }}
        ask={
          <AskSomebody
            contract={setComplimentary}
            input={tried}
            reason={failure?.reason}
            onDone={fold.onClose}
          />
        }
        onSave={(lineIds, portions, reason) => void save(lineIds, reason, portions)}
        onClose={() => {
          clear();
          fold.onClose();
        }}
      >
        {given.map(([id, one]) => (
          <CurrentValue
            key={id}
            name={openName(order, id, language)}
            detail={settling.discountBy(one.reason, bothNames(one))}
            removeLabel={settling.takeComplimentaryBack(openName(order, id, language))}
            disabled={pending}
            onRemove={() => void save([id], null)}
          />
        ))}
      </ComplimentaryForm>
    </RareRow>
  );
}
