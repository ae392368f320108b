import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { upiLink } from '@bhoj/domain/billing/settle/upi';
import { formatPlain } from '@bhoj/domain/money/format';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { slipShown } from '@bhoj/domain/payroll/my-work/slip-shown';
import type { Slip } from '@bhoj/domain/payroll/shape/slip.schema';
import { QrImage } from '../../../blocks/qr/qr-image.tsx';
import { SlipReader } from '../../../blocks/slip/slip-reader.tsx';
import { useDocumentSettings, useRestaurant } from '../../../firebase/restaurant.tsx';
import { monthName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { payrollPart } from '../../../messages/owner/payroll/en.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useSlip } from '../state/use-payroll.ts';
import { EnteredForm } from '../entered/entered-form.tsx';
import { PayForm } from './pay-form.tsx';
import { SlipFacts } from './slip-facts.tsx';
import { TakeBackPayment } from './take-back-payment.tsx';

const FinalPay = lazyPart(async () => (await import('./final-pay.tsx')).FinalPay);

interface SlipPayProps {
  readonly slip: Slip;
  readonly today: string;
}

function SlipPay({ slip, today }: SlipPayProps) {
  const { pay: words } = useWords(payrollPayPart);
  const { personId, month, name, netPaise, source } = slip;
  const { upi } = source.person.payTo;
  const link = () =>
    upiLink({
      vpa: upi,
      payee: name,
      reference: `${month}-${personId}`,
      note: words.note(monthName(month)),
      amountPaise: netPaise,
    });
  return (
    <section aria-label={words.one}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h6" component="h3">
          {words.one}
        </Typography>
        {upi === '' ? (
          <span>{words.noUpi}</span>
        ) : (
          <>
            <Box sx={{ width: 200 }}>
              <QrImage text={link()} label={words.qr(name, formatPlain(netPaise))} />
            </Box>
            <Button variant="outlined" href={link()} sx={{ alignSelf: 'flex-start' }}>
              {words.openUpi}
            </Button>
            <span>{words.upiHint}</span>
          </>
        )}
        <PayForm {...{ month, today }} personIds={[personId]} methods={['cash', 'upi', 'bank']} />
      </Stack>
    </section>
  );
}

interface OpenSlipProps {
  readonly run: PayRun;
  readonly personId: string;
  readonly today: string;
}

function OpenSlip({ run, personId, today }: OpenSlipProps) {
  const words = useWords(payrollPayPart);
  const frame = useWords(payrollPart);
  const { restaurantName } = useRestaurant();
  const { address: restaurantAddress } = useDocumentSettings();
  const slip = useSlip(run.month, personId);
  const isApproved = run.state === 'approved' || run.state === 'paid';
  return (
    <Gate
      live={slip}
      skeleton={<SkeletonRows label={frame.loading} rows={8} />}
      words={{ failed: frame.couldNotLoad, offline: frame.offline }}
      missing={<Notice tone="info">{words.slip.gone}</Notice>}
    >
      {(value) => (
        <Stack sx={{ gap: 3 }}>
          {!isApproved && value.source.person.leftOn !== null && <FinalPay slip={value} today={today} />}
          <SlipFacts slip={value} />
          {value.payment !== null && <TakeBackPayment month={run.month} personId={personId} />}
          {run.state === 'draft' && value.settled === null && <EnteredForm key={personId} slip={value} />}
          {(isApproved || value.settled !== null) && value.payment === null && value.netPaise > 0 && (
            <SlipPay slip={value} today={today} />
          )}
          {(isApproved || value.settled !== null) && (
            <section aria-label={words.slip.paper}>
              <Typography variant="h6" component="h3" gutterBottom>
                {words.slip.paper}
              </Typography>
              <SlipReader slip={slipShown(value)} {...{ restaurantName, restaurantAddress }} isOnlyPrinted />
            </section>
          )}
        </Stack>
      )}
    </Gate>
  );
}

export interface SlipSideProps {
  readonly run: PayRun;
  /** Null when no slip is open. */
  readonly personId: string | null;
  readonly today: string;
  readonly onClose: () => void;
}

/** One person's slip beside the list: its lines, the owner's entries, the payment, and the printed slip. */
export function SlipSide({ run, personId, today, onClose }: SlipSideProps) {
  const words = useWords(payrollPayPart);
  const common = useWords(commonPart);
  const name = personId === null ? undefined : run.rows[personId]?.name;
  return (
    <SidePanel
      open={personId !== null}
      title={name === undefined ? words.people : words.slip.open(name)}
      closeLabel={common.close}
      width={560}
      onClose={onClose}
    >
      {personId !== null && <OpenSlip key={personId} {...{ run, personId, today }} />}
    </SidePanel>
  );
}
