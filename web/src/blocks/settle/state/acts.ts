import type { readTills } from '@bhoj/domain/cash/tills.contract';
import type { applyDeposit, releaseDeposit } from '@bhoj/domain/deposits/deposits.contract';
import type { enterCode } from '@bhoj/domain/billing/discounts/discount-code.contract';
import type { offerBuyer, setBuyer } from '@bhoj/domain/billing/documents/buyer.contract';
import type {
  correctPayment,
  returnPayment,
  setComplimentary,
  setDiscount,
  settleBill,
} from '@bhoj/domain/billing/settle/settlement.contract';
import type { Contract, OnceInput, OutputOf } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import { formatMoney } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import type { Words } from '../../../words/part.ts';
import type { Attempt as Answer } from '../../../ui/shared/use-one-at-a-time.ts';

export interface Failure {
  readonly reason: keyof Words<'reasonSentences'>;
  readonly details: Readonly<Record<string, unknown>>;
}
type Attempt<C extends Contract> = (input: z.input<C['input']>) => Promise<Answer<OutputOf<C>, Failure>>;
/** As `Attempt`; the page gives each request its id. */
type AttemptOnce<C extends Contract> = (input: OnceInput<C>) => Promise<Answer<OutputOf<C>, Failure>>;

/** The money callables, as the page around the billing counter calls them; null for those that the person may not do. */
export interface SettleActs {
  readonly settle: Attempt<typeof settleBill>;
  readonly setBuyer: Attempt<typeof setBuyer>;
  readonly offerBuyer: Attempt<typeof offerBuyer>;
  readonly enterCode: AttemptOnce<typeof enterCode> | null;
  readonly setComplimentary: AttemptOnce<typeof setComplimentary> | null;
  readonly setDiscount: AttemptOnce<typeof setDiscount> | null;
  readonly returnPayment: Attempt<typeof returnPayment> | null;
  readonly readTills: Attempt<typeof readTills>;
  readonly applyDeposit: AttemptOnce<typeof applyDeposit>;
  readonly releaseDeposit: AttemptOnce<typeof releaseDeposit>;
}

/** Puts a payment of an issued bill right, as the page around it calls it. */
export type PaymentAct = AttemptOnce<typeof correctPayment>;

/** Returns the sentence of a refusal, with a captain's limit in rupees. */
export function failureSentence(
  reasonSentences: Words<'reasonSentences'>,
  settling: Words<'settling'>,
  { reason, details }: Failure,
): string {
  const limit = details['limitPaise'];
  if (reason === 'discount-above-limit' && typeof limit === 'number' && Number.isSafeInteger(limit)) {
    return limit === 0 ? settling.noLimit : settling.aboveLimit(formatMoney(paise(limit)));
  }
  const faults = details['faults'];
  if (reason === 'document-wrong' && Array.isArray(faults)) {
    const known = faults.flatMap((fault) =>
      Object.hasOwn(settling.faults, String(fault))
        ? [settling.faults[fault as keyof Words<'settling'>['faults']]]
        : [],
    );
    return [reasonSentences[reason], ...known].join(' ');
  }
  return reasonSentences[reason];
}
