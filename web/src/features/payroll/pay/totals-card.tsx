import type { PayTotals } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { AmountList } from './amount-list.tsx';

/** The totals of the run; the employer's shares are apart. */
export function TotalsCard({ totals }: { readonly totals: PayTotals }) {
  const { totals: words, deductions } = useWords(payrollPayPart);
  const { employer } = totals;
  const due = <T extends { amountPaise: number }>(lines: readonly T[]) =>
    lines.filter(({ amountPaise }) => amountPaise !== 0);
  return (
    <SectionCard title={words.title}>
      <AmountList
        lines={[
          { label: words.gross, amountPaise: totals.grossPaise, isSum: true },
          ...due([
            { label: deductions.providentFund, amountPaise: totals.providentFundPaise },
            { label: deductions.stateInsurance, amountPaise: totals.stateInsurancePaise },
            { label: deductions.professionTax, amountPaise: totals.professionTaxPaise },
            { label: deductions.labourWelfare, amountPaise: totals.labourWelfarePaise },
            { label: deductions.takenBack, amountPaise: totals.takenBackPaise },
            { label: deductions.advance, amountPaise: totals.advancesPaise },
          ]),
          { label: words.net, amountPaise: totals.netPaise, isSum: true },
          ...due([{ label: words.tips, amountPaise: totals.tipsPaise }]),
        ]}
      />
      <h3>{words.employer}</h3>
      <AmountList
        lines={[
          ...due([
            { label: deductions.providentFund, amountPaise: employer.providentFundPaise },
            { label: words.pension, amountPaise: employer.pensionPaise },
            { label: words.insurance, amountPaise: employer.insurancePaise },
            { label: words.administration, amountPaise: employer.administrationPaise },
            { label: deductions.stateInsurance, amountPaise: employer.stateInsurancePaise },
            { label: deductions.labourWelfare, amountPaise: employer.labourWelfarePaise },
          ]),
          { label: words.total, amountPaise: employer.totalPaise, isSum: true },
          { label: words.cost, amountPaise: totals.costPaise, isSum: true },
        ]}
      />
    </SectionCard>
  );
}
