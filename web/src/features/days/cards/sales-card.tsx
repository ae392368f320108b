import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { tipsHeldOf } from '@bhoj/domain/days/day-sums';
import { formatPlain } from '@bhoj/domain/money/format';
import { ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { FigureLink } from '../../../blocks/figures/figure-link.tsx';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { tenderName, tendersOf, tenderSum } from '../state/day-model.ts';
import type { Sales, TenderSums } from '../state/day-model.ts';
import { DayBook } from '../facts/day-book.tsx';
import { DepositFacts } from '../facts/deposit-facts.tsx';
import { Fact } from '../facts/fact.tsx';
import { SalesFacts } from '../facts/sales-facts.tsx';
import styles from '../facts/day.module.css';

interface SalesOfDay {
  readonly sales: Sales;
  readonly day: string;
}

interface SalesCardProps extends SalesOfDay {
  /** The numbers of the day's bills that are void. */
  readonly voided: readonly string[];
}

/** The sales by payment method, with tips and refunds. */
function Tenders({ sales, day }: SalesOfDay) {
  const billWords = useWords(billPart);
  const words = useWords(dayPart);

  const tenders = tendersOf(sales);
  const all = tenderSum(tenders);
  const cell = (name: 'paid' | 'tips' | 'refunds', amount: Paise, tender?: TenderSums) => {
    const head = { paid: words.taken, tips: words.tips, refunds: words.refunds }[name];
    const whose = tender === undefined ? words.sum : tenderName(billWords, tender);
    return (
      <td>
        <FigureLink
          asked={{ day, name, of: tender?.key }}
          label={`${head}, ${whose}`}
          text={formatPlain(amount)}
        />
      </td>
    );
  };
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{words.method}</th>
          <th scope="col">{words.taken}</th>
          <th scope="col">{words.tips}</th>
          <th scope="col">{words.refunds}</th>
        </tr>
      </thead>
      <tbody>
        {tenders.map((tender) => (
          <tr key={tender.key}>
            <th scope="row">{tenderName(billWords, tender)}</th>
            {cell('paid', tender.taken, tender)}
            {cell('tips', tender.tips, tender)}
            {cell('refunds', tender.refunds, tender)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          {cell('paid', all.taken)}
          {cell('tips', all.tips)}
          {cell('refunds', all.refunds)}
        </tr>
      </tfoot>
    </table>
  );
}

/** Orders that aggregators bill, beside the sales; none of the sales figures includes them. */
function OperatorSales({ byOperator, day }: Pick<Sales, 'byOperator'> & { readonly day: string }) {
  const words = useWords(dayPart);

  const operators = Object.entries(byOperator);
  if (operators.length === 0) return null;
  return (
    <Box component="section" aria-label={words.operators}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.operatorsHint}
      </Typography>
      <dl className={styles['facts']}>
        {operators.map(([operator, { count, totalPaise }]) => (
          <Fact
            key={operator}
            label={words.operatorOrders(operator, count)}
            amount={totalPaise}
            asked={{ day, name: 'operator', of: operator }}
          />
        ))}
      </dl>
    </Box>
  );
}

/** The sales of the day, by payment method. */
export function SalesCard({ sales, day, voided }: SalesCardProps) {
  const words = useWords(dayPart);

  const { bills, guests, upiDeclarations, byMethod, tipsByMethod } = sales;
  const isEmpty = bills === 0 && sales.credits.count + sales.debits.count === 0;
  const hasTips = Object.keys(tipsByMethod).length > 0;
  const tipsHeld = tipsHeldOf(sales);
  return (
    <SectionCard
      title={words.sales}
      description={isEmpty ? words.noBills : words.billsAndGuests(bills, guests)}
      padding="flush"
    >
      <Tenders {...{ sales, day }} />
      <Stack sx={{ gap: 2, p: { xs: 2, sm: 3 } }}>
        {hasTips && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.tipsHint} {tipsHeld > 0 && words.tipsHeld(formatPlain(tipsHeld))}
          </Typography>
        )}
        <dl className={styles['facts']}>
          <SalesFacts {...{ sales, day }} />
        </dl>
        <DayBook {...{ sales, voided }} />
        <DepositFacts deposits={sales.deposits} />
        <OperatorSales byOperator={sales.byOperator} day={day} />
        {upiDeclarations.count > 0 && (
          <Box component="section" aria-label={words.upi}>
            <dl className={styles['facts']}>
              <Fact
                label={words.upiDeclared(upiDeclarations.count)}
                amount={upiDeclarations.totalPaise}
                asked={{ day, name: 'declared' }}
              />
              <Fact
                label={words.upiConfirmed}
                amount={byMethod['upi'] ?? ZERO}
                asked={{ day, name: 'upi' }}
              />
            </dl>
          </Box>
        )}
      </Stack>
    </SectionCard>
  );
}
