import { formatPlain, formatRate } from '@bhoj/domain/money/format';
import { minus, plus, sum, ZERO } from '@bhoj/domain/money/money';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { LineCorrection } from '@bhoj/domain/billing/corrections/line-correction';
import type { Reason } from '@bhoj/domain/catalogue/reasons';
import { correctionsPart } from '../../../messages/owner/corrections/en.ts';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { MoneyText } from '../../../ui/shared/parts/money-text.tsx';
import styles from './note-preview.module.css';

/** The amounts of one note. */
function Note({ title, bill }: { readonly title: string; readonly bill: Bill }) {
  const words = useWords(correctionsPart);
  const billWords = useWords(billPart);

  const rows = [
    { name: words.value, amount: sum(bill.lines.map(({ taxablePaise }) => taxablePaise)) },
    ...bill.taxes.map(({ taxBp, cgstPaise, sgstPaise }) => ({
      name: words.taxAt(formatRate(taxBp)),
      amount: plus(cgstPaise, sgstPaise),
    })),
    ...bill.vat.map(({ taxBp, vatPaise }) => ({ name: words.vatAt(formatRate(taxBp)), amount: vatPaise })),
    ...(bill.roundOffPaise === 0 ? [] : [{ name: billWords.roundOff, amount: bill.roundOffPaise }]),
    { name: words.total, amount: bill.totalPaise },
  ];
  return (
    <section aria-label={title} className={styles['note']}>
      <strong>{title}</strong>
      <dl>
        {rows.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <MoneyText>{formatPlain(amount)}</MoneyText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface NotePreviewProps {
  /** The notes, or why the server will refuse them; null while nothing is chosen. */
  readonly preview: LineCorrection | Reason | null;
}

/** The notes to be issued, with their amounts, and the money that moves. */
export function NotePreview({ preview }: NotePreviewProps) {
  const words = useWords(correctionsPart);
  const reasonSentences = { ...useWords(reasonsPart), ...words.refusals };

  if (preview === null) return <Notice tone="info">{words.previewNone}</Notice>;
  if (typeof preview === 'string') return <Notice tone="error">{reasonSentences[preview]}</Notice>;
  const { credit, debit, isTaxKept } = preview;
  const due = minus(debit?.totalPaise ?? ZERO, credit?.totalPaise ?? ZERO);
  return (
    <section aria-label={words.preview} aria-live="polite">
      {credit !== null && <Note title={words.creditNote} bill={credit} />}
      {debit !== null && <Note title={words.debitNote} bill={debit} />}
      {isTaxKept && <Notice tone="warning">{words.taxKept}</Notice>}
      <p className={styles['due']}>
        <span>{due < 0 ? words.toGive : words.toPay}</span>
        <MoneyText>{formatPlain(due < 0 ? minus(ZERO, due) : due)}</MoneyText>
      </p>
    </section>
  );
}
