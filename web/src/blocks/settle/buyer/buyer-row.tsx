import { Building2 } from 'lucide-react';
import { useState } from 'react';
import type { Buyer } from '@bhoj/domain/customers/buyer.schema';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { RareRow } from '../rare/rare-row.tsx';
import type { Fold } from '../rare/rare-row.tsx';
import type { Failure, SettleActs } from '../state/acts.ts';
import { BuyerForm } from './buyer-form.tsx';

export interface BuyerRowProps {
  readonly orderId: string;
  readonly buyer: Buyer | null;
  /** True when the guest left a number. */
  readonly hasNumber: boolean;
  readonly acts: Pick<SettleActs, 'setBuyer' | 'offerBuyer'>;
  readonly fold: Fold;
}

/** The buyer of the next bill. The buyer of the guest's last visit is offered, and never set by itself. */
export function BuyerRow({ orderId, buyer, hasNumber, acts, fold }: BuyerRowProps) {
  const words = useWords(settlingPart).buyer;

  const [offered, setOffered] = useState<Buyer | null>(null);
  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const save = async (wanted: Buyer | null, keep: boolean) => {
    if ((await run(() => acts.setBuyer({ orderId, buyer: wanted, keep }))) !== null) fold.onClose();
  };
  const open = () => {
    fold.onOpen();
    // Without an answer there is no offer, and the member types the buyer.
    if (hasNumber) void acts.offerBuyer({ orderId }).then((a) => 'output' in a && setOffered(a.output.buyer));
  };
  return (
    <RareRow
      icon={Building2}
      name={buyer === null ? words.add : words.title}
      value={buyer === null ? '' : [buyer.name, buyer.gstin].filter((part) => part !== '').join(' · ')}
      fold={{ ...fold, onOpen: open }}
    >
      <BuyerForm
        {...{ buyer, offered, pending, failure }}
        canKeep={hasNumber}
        onSave={(wanted, keep) => void save(wanted, keep)}
        onRemove={() => void save(null, false)}
        onClose={() => {
          clear();
          fold.onClose();
        }}
      />
    </RareRow>
  );
}
