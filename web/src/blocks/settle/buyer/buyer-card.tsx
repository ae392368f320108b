import { Building2 } from 'lucide-react';
import { useState } from 'react';
import type { Buyer } from '@bhoj/domain/customers/buyer.schema';
import { stateWithCode } from '@bhoj/domain/statute/gst-states';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { failureSentence } from '../state/acts.ts';
import type { Failure, SettleActs } from '../state/acts.ts';
import { BuyerForm } from './buyer-form.tsx';
import { Button, Notice } from '../../../ui/shared/kit/controls.tsx';
import styles from '../settle-parts.module.css';

export interface BuyerCardProps {
  readonly orderId: string;
  readonly buyer: Buyer | null;
  /** True when the guest left a number. */
  readonly hasNumber: boolean;
  readonly acts: Pick<SettleActs, 'setBuyer' | 'offerBuyer'>;
}

/** To whom the next bill is made out. What was kept of the guest's last visit is offered, never put on by itself. */
export function BuyerCard({ orderId, buyer, hasNumber, acts }: BuyerCardProps) {
  const settling = useWords(settlingPart);
  const reasonSentences = useWords(reasonsPart);

  const words = settling.buyer;
  const [isEditing, setEditing] = useState(false);
  const [offered, setOffered] = useState<Buyer | null>(null);
  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const save = async (wanted: Buyer | null, keep: boolean) => {
    if ((await run(() => acts.setBuyer({ orderId, buyer: wanted, keep }))) !== null) setEditing(false);
  };
  const edit = () => {
    setEditing(true);
    // Without an answer nothing is offered, and the member types it.
    if (hasNumber) void acts.offerBuyer({ orderId }).then((a) => 'output' in a && setOffered(a.output.buyer));
  };
  return (
    <section aria-label={words.title} className={styles['part']}>
      {buyer !== null && (
        <p className={styles['row']}>
          <Building2 size={20} aria-hidden />
          <span>
            <strong>{buyer.name}</strong>
            <small>{buyer.gstin === '' ? stateWithCode(buyer.stateCode) : buyer.gstin}</small>
          </span>
          {!isEditing && (
            <>
              <Button disabled={pending} onClick={edit}>
                {words.change}
              </Button>
              <Button disabled={pending} onClick={() => void save(null, false)}>
                {words.remove}
              </Button>
            </>
          )}
        </p>
      )}
      {buyer === null && !isEditing && (
        <Button variant="outline" icon={<Building2 size={20} aria-hidden />} onClick={edit}>
          {words.add}
        </Button>
      )}
      {isEditing && (
        <BuyerForm
          {...{ buyer, offered, pending }}
          canKeep={hasNumber}
          onSave={(wanted, keep) => void save(wanted, keep)}
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
