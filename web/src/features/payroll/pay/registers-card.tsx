import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import type { Slip } from '@bhoj/domain/payroll/shape/slip.schema';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { monthName } from '../../../ui/dates/formats.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { payrollPart } from '../../../messages/owner/payroll/en.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSlips } from '../state/use-payroll.ts';
import { StatutoryFiles } from './statutory-files.tsx';
import { REGISTERS, registerColumns, registerTotals } from './register-columns.ts';

const idOf = ({ personId }: Slip): string => personId;

interface RegistersProps {
  readonly run: Pick<PayRun, 'month' | 'law'>;
}

function Registers({ run }: RegistersProps) {
  const { month } = run;
  const words = useWords(payrollPayPart);
  const frame = useWords(payrollPart);
  const table = useWords(tablePart);
  const { restaurantName } = useRestaurant();
  const slips = useSlips(month);
  return (
    <Gate
      live={slips}
      skeleton={<SkeletonRows label={frame.loading} rows={4} />}
      words={{ failed: frame.couldNotLoad, offline: frame.offline }}
    >
      {(list) => (
        <Stack sx={{ gap: 2 }}>
          <StatutoryFiles run={run} slips={list.map(({ value }) => value)} />
          {REGISTERS.map((register) => {
            const title = words.registers[register];
            const columns = registerColumns(register, words, month);
            const rows = list.map(({ value }) => value);
            return (
              <section key={register} aria-label={title}>
                <Stack
                  direction="row"
                  useFlexGap
                  sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
                >
                  <Typography component="h3">{title}</Typography>
                  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
                    <TableActions
                      {...{ columns, rows }}
                      rowId={idOf}
                      title={`${title}, ${monthName(month)}`}
                      lines={() => [
                        restaurantName,
                        registerTotals(columns, rows, words.registers).join('; '),
                      ]}
                      fileName={`${register}-${month}.csv`}
                      words={{ ...table, loading: frame.loading }}
                    />
                  </Stack>
                </Stack>
              </section>
            );
          })}
        </Stack>
      )}
    </Gate>
  );
}

/** The registers of an approved month as files and on paper. It reads the slips on request. */
export function RegistersCard({ run }: RegistersProps) {
  const { registers: words } = useWords(payrollPayPart);
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard title={words.title}>
      {isOpen ? (
        <Registers run={run} />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {words.show}
        </Button>
      )}
    </SectionCard>
  );
}
