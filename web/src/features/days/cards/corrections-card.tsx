import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import type { DebitNote } from '@bhoj/domain/billing/corrections/debit-note';
import type { Void } from '@bhoj/domain/billing/documents/void';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { MoneyText } from '../../../ui/shared/parts/money-text.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { momentName } from '../../../ui/dates/formats.ts';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';
import styles from '../facts/day.module.css';

interface Correction {
  readonly number: string;
  readonly of: string | null;
  readonly reason: string;
  readonly by: string;
  readonly at: number;
  readonly amount: Paise;
}

const ofVoid = ({ number, reason, by, at, totalPaise }: Void): Correction => ({
  number,
  of: null,
  reason,
  by,
  at,
  amount: totalPaise,
});

const ofNote = ({
  number,
  invoiceNumber,
  reason,
  by,
  issuedAt,
  bill,
}: CreditNote | DebitNote): Correction => ({
  number,
  of: invoiceNumber,
  reason,
  by,
  at: issuedAt,
  amount: bill.totalPaise,
});

function Correction({ correction }: { readonly correction: Correction }) {
  const words = useWords(dayPart);

  const { number, of, reason, by, at, amount } = correction;
  return (
    <li>
      <div>
        <p>
          <WholeNumbers>{of === null ? number : `${number} ${words.ofInvoice(of)}`}</WholeNumbers>
        </p>
        <p className={styles['quiet']}>
          {reason} · {words.by(by)} · {momentName(at)}
        </p>
      </div>
      <MoneyText>{formatPlain(amount)}</MoneyText>
    </li>
  );
}

export interface CorrectionsCardProps {
  readonly voids: readonly Void[];
  readonly creditNotes: readonly CreditNote[];
  readonly debitNotes: readonly DebitNote[];
}

/** The voids and notes of the day: who, when and why. */
export function CorrectionsCard({ voids, creditNotes, debitNotes }: CorrectionsCardProps) {
  const words = useWords(dayPart);

  const all = [...voids.map(ofVoid), ...[...creditNotes, ...debitNotes].map(ofNote)].toSorted(
    (a, b) => a.at - b.at,
  );
  const parts = [
    ...(voids.length > 0 ? [words.voids(voids.length)] : []),
    ...(creditNotes.length > 0 ? [words.credits(creditNotes.length)] : []),
    ...(debitNotes.length > 0 ? [words.debits(debitNotes.length)] : []),
  ];
  return (
    <SectionCard
      title={words.corrections}
      description={parts.length === 0 ? words.noCorrections : parts.join(' · ')}
      padding="flush"
    >
      <ul className={styles['corrections']}>
        {all.map((correction) => (
          <Correction key={correction.number} correction={correction} />
        ))}
      </ul>
    </SectionCard>
  );
}
