import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import { finalPayBy } from '@bhoj/domain/payroll/muster/calendar';
import { leaveOf } from '@bhoj/domain/payroll/muster/leave';
import { approveFinalPay } from '@bhoj/domain/payroll/run/pay-run.contract';
import { hasFinalPay } from '@bhoj/domain/payroll/people/person';
import type { Slip } from '@bhoj/domain/payroll/shape/slip.schema';
import { dateOf } from '@bhoj/domain/time/ist';
import { useAct } from '../../../firebase/use-act.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { payrollPeoplePart } from '../../../messages/owner/payroll-people/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { addressOf } from '../state/use-address.ts';
import { LAST_MUSTER, useMusters, usePerson } from '../state/use-payroll.ts';

interface FinalPayProps {
  readonly slip: Slip;
  readonly today: string;
}

/** Returns what remains of advances after this slip. */
const owedAfter = ({ deductions }: Slip) =>
  sum(deductions.filter(({ kind }) => kind === 'advance').map(({ carriedPaise }) => carriedPaise));

function Approval({ slip }: Pick<FinalPayProps, 'slip'>) {
  const words = useWords(payrollPayPart);
  const common = useWords(commonPart);
  const reasons = useReasons();
  const toast = useToast();
  const isOnline = useOnline();
  const { run, pending, failure } = useAct(approveFinalPay);
  const [isAsking, setAsking] = useState(false);
  const { month, personId, name, problems, source } = slip;
  const approve = async () => {
    const isDone = await run({ month, personId });
    setAsking(false);
    if (isDone) toast({ message: words.final.approved(name) });
  };
  return (
    <>
      {problems.length > 0 && <Notice tone="warning">{words.final.problems}</Notice>}
      {!isOnline && <Notice tone="warning">{words.steps.offline}</Notice>}
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      <Button
        variant="contained"
        sx={{ alignSelf: 'flex-start' }}
        disabled={pending || !isOnline || problems.length > 0}
        onClick={() => setAsking(true)}
      >
        {words.final.approve}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="plain"
        title={words.final.approveTitle(name)}
        text={
          source.entered.extras.length === 0
            ? `${words.final.noExtras} ${words.final.approveText}`
            : words.final.approveText
        }
        confirmLabel={words.final.approve}
        cancelLabel={common.cancel}
        pending={pending}
        onConfirm={() => void approve()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/**
 * The days of leave left, and a note that Bhoj does not know their value. Reads the person and the musters since they
 * joined.
 */
function LeaveLeft({ slip, today }: FinalPayProps) {
  const { final: words } = useWords(payrollPayPart);
  const { leaveKinds } = useWords(payrollPeoplePart);
  const { personId, source } = slip;
  const person = usePerson(personId);
  const musters = useMusters(source.person.joinedOn.slice(0, 7), LAST_MUSTER);
  const left =
    person.state === 'ready' && musters.state === 'ready'
      ? leaveOf(
          person.value,
          personId,
          musters.value.map(({ value }) => value),
          today.slice(0, 4),
        )
      : null;
  return (
    <Notice
      tone="info"
      action={
        <Button component={Link} to={addressOf({ tab: 'people', person: personId })}>
          {words.toPerson}
        </Button>
      }
    >
      {left === null
        ? words.leaveWithPerson
        : words.leaveLeft(
            left.map((one) => words.leaveDays(leaveKinds[one.kind], String(one.left))).join(', '),
          )}{' '}
      {words.leave}
    </Notice>
  );
}

/** The pay of a person who leaves, before the rest of the month: its due day, what remains open, its approval. */
export function FinalPay({ slip, today }: FinalPayProps) {
  const { final: words } = useWords(payrollPayPart);
  const { leftOn } = slip.source.person;
  if (leftOn === null || !hasFinalPay({ leftOn }, slip.month)) return null;
  const owed = owedAfter(slip);
  return (
    <Stack component="section" aria-label={words.title} sx={{ gap: 2 }}>
      <Typography variant="h6" component="h3">
        {words.title}
      </Typography>
      {slip.settled !== null && (
        <Notice tone="success">{words.stands(dayName(dateOf(slip.settled.at)))}</Notice>
      )}
      {slip.payment === null && <span>{words.due(dayName(leftOn), dayName(finalPayBy(leftOn)))}</span>}
      {owed > 0 && <Notice tone="warning">{words.notTaken(formatPlain(owed))}</Notice>}
      {slip.settled === null && (
        <>
          <span>{words.what}</span>
          <LeaveLeft slip={slip} today={today} />
          {leftOn > today ? <span>{words.early}</span> : <Approval slip={slip} />}
        </>
      )}
    </Stack>
  );
}
