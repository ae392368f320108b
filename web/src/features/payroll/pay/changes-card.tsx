import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatPlain } from '@bhoj/domain/money/format';
import { lawChangesOf, payChangesOf } from '@bhoj/domain/payroll/slip/pay-changes';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { addMonths } from '../../../ui/dates/iso-day.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { payrollPart } from '../../../messages/owner/payroll/en.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { usePayRun, useSlips } from '../state/use-payroll.ts';
import { AmountList } from './amount-list.tsx';

function Changes({ run }: { readonly run: PayRun }) {
  const words = useWords(payrollPayPart);
  const frame = useWords(payrollPart);
  const { changes, causes, law } = words;
  const last = addMonths(run.month, -1);
  const before = usePayRun(last);
  const stored = useSlips(last);
  const slips = useSlips(run.month);
  const skeleton = <SkeletonRows label={frame.loading} rows={3} />;
  return (
    <Gate live={before} skeleton={skeleton} missing={<p>{changes.noBefore}</p>}>
      {(known) => (
        <Gate live={stored} skeleton={skeleton}>
          {(old) => (
            <Gate live={slips} skeleton={skeleton}>
              {(now) => {
                const of = (list: typeof now) => list.map(({ value }) => value);
                const all = payChangesOf(of(old), of(now));
                const numbers = lawChangesOf(known.law, run.law);
                const said = (paise: (typeof all)[number]['nowPaise']) =>
                  paise === null ? changes.notHere : formatPlain(paise);
                return (
                  <>
                    {numbers.length > 0 && <p>{changes.law(numbers.map((name) => law[name]).join(', '))}</p>}
                    {all.length === 0 && <p>{changes.none}</p>}
                    {all.map(({ personId, name, beforePaise, nowPaise, causes: why }) => (
                      <section key={personId} aria-label={name}>
                        <h3>{name}</h3>
                        <p>{changes.from(said(beforePaise), said(nowPaise))}</p>
                        <AmountList
                          lines={why.map(({ cause, differencePaise }) => ({
                            label: causes[cause],
                            amountPaise: differencePaise,
                          }))}
                        />
                      </section>
                    ))}
                  </>
                );
              }}
            </Gate>
          )}
        </Gate>
      )}
    </Gate>
  );
}

/** The changes since the month before, and their causes. It reads the slips of both months on request. */
export function ChangesCard({ run }: { readonly run: PayRun }) {
  const { changes } = useWords(payrollPayPart);
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard title={changes.title}>
      {isOpen ? (
        <Changes run={run} />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {changes.show}
        </Button>
      )}
    </SectionCard>
  );
}
