import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useCallback, useState } from 'react';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import { keepDeposit, refundDeposit, takeDeposit } from '@bhoj/domain/deposits/deposits.contract';
import { DEPOSIT_METHODS } from '@bhoj/domain/deposits/deposit.schema';
import type { DepositMethod } from '@bhoj/domain/deposits/deposit.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import type { Paise } from '@bhoj/domain/money/money';
import { typedPaise, typedRupees } from '@bhoj/domain/money/typed';
import { AskSomebody } from '../../../blocks/approvals/ask-somebody.tsx';
import type { ChosenTill, TillOfCashProps } from '../../../joint/tills/till-of-cash.tsx';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { useAttemptOnce } from '../../../firebase/use-attempt-once.ts';
import { useChoosesTill } from '../../../joint/tills/use-chooses-till.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import type { Attempt } from '../../../ui/shared/use-one-at-a-time.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useWords } from '../../../words/use-words.ts';
import { useReasons } from '../state/use-reasons.ts';
import styles from '../bookings.module.css';

// Only where a restaurant has several tills.
const TillOfCash = lazyPart<TillOfCashProps>(() =>
  import('../../../joint/tills/till-of-cash.tsx').then((m) => m.TillOfCash),
);

interface FrameProps {
  readonly title: string;
  readonly go: string;
  /** The sentence about a missing input; null for nothing. */
  readonly missing: string | null;
  readonly pending: boolean;
  readonly failure: CallFacts | null;
  readonly ask?: ReactNode;
  readonly onGo: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog of an act on a deposit. */
function Frame({ title, go, missing, pending, failure, ask, onGo, onClose, children }: FrameProps) {
  const words = useWords(bookingsPart).deposit;
  const reasons = useReasons();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby="deposit-dialog"
      onClose={() => !pending && onClose()}
    >
      <DialogTitle id="deposit-dialog">{title}</DialogTitle>
      <DialogContent>
        <form
          id="deposit-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (missing === null) onGo();
          }}
        >
          <Stack sx={{ gap: 2, pt: 1 }}>{children}</Stack>
        </form>
        {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
        {ask}
        {missing !== null && <p className={styles['missing']}>{missing}</p>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          form="deposit-form"
          variant="contained"
          disabled={pending || missing !== null}
          aria-busy={pending}
        >
          {go}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** How a deposit is paid or given back, and, for cash where several tills are open, in which session. */
interface Way {
  readonly method: DepositMethod;
  readonly cashSession: ChosenTill;
}

const FIRST_WAY: Way = { method: 'upi', cashSession: undefined };

/** Returns the sentence that asks for a till while cash waits for one; null for none. */
function useTillFault({ method, cashSession }: Way): string | null {
  const { tillFault } = useWords(bookingsPart).deposit;
  const choosesTill = useChoosesTill();
  return choosesTill && method === 'cash' && cashSession === undefined ? tillFault : null;
}

/** Returns a way as the callables take it. */
const sent = ({ method, cashSession }: Way) => ({
  method,
  ...(method === 'cash' && typeof cashSession === 'string' && { cashSession }),
});

/**
 * Runs an act on a deposit. When nobody knows whether the server did an input, it sends the same input again, whatever
 * the fields say, until the server has answered; until then `isFrozen` is true.
 */
function useOneInput<I extends object, O extends object>(
  attempt: (input: I) => Promise<Attempt<O, CallFacts>>,
) {
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [open, setOpen] = useState<I | null>(null);
  const go = (typed: I) =>
    run(async () => {
      const input = open ?? typed;
      const answer = await attempt(input);
      const isUnknown =
        'failure' in answer && outcomeOf(answer.failure.reason, { wasUnknown: open !== null }) === 'unknown';
      setOpen(isUnknown ? input : null);
      return answer;
    });
  return { pending, failure, go, isFrozen: open !== null };
}

interface MethodProps {
  readonly label: string;
  /** Whether money comes in or goes out. */
  readonly way: 'in' | 'out';
  readonly value: Way;
  readonly disabled: boolean;
  readonly onChange: Dispatch<SetStateAction<Way>>;
}

function MethodField({ label, way, value: { method }, disabled, onChange }: MethodProps) {
  const words = useWords(bookingsPart).deposit;
  const choosesTill = useChoosesTill();
  const onTill = useCallback(
    (cashSession: ChosenTill) => onChange((before) => ({ ...before, cashSession })),
    [onChange],
  );
  return (
    <>
      <TextField
        select
        label={label}
        value={method}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = DEPOSIT_METHODS.find((known) => known === target.value) ?? 'upi';
          onChange((before) => ({ ...before, method: chosen }));
        }}
      >
        {DEPOSIT_METHODS.map((each) => (
          <MenuItem key={each} value={each}>
            {words.methods[each]}
          </MenuItem>
        ))}
      </TextField>
      {choosesTill && method === 'cash' && !disabled && (
        <TillOfCash {...{ way, onTill }} stands={{ waiting: null }} />
      )}
    </>
  );
}

export interface TakeDialogProps {
  readonly bookingId: string;
  /** The deposit that the owner's rules ask of the party; 0 for nothing. */
  readonly askedPaise: Paise;
  readonly onClose: () => void;
}

/** Takes a deposit that the party has handed over. */
export function TakeDialog({ bookingId, askedPaise, onClose }: TakeDialogProps) {
  const words = useWords(bookingsPart).deposit;
  const toast = useToast();
  const [depositId] = useState(newId);
  const [amount, setAmount] = useState(askedPaise > 0 ? typedRupees(askedPaise) : '');
  const [way, setWay] = useState(FIRST_WAY);
  const { pending, failure, go, isFrozen } = useOneInput(useAttempt(takeDeposit));
  const amountPaise = typedPaise(amount);
  const tillFault = useTillFault(way);
  const take = async () => {
    const taken = await go({ depositId, bookingId, amountPaise, ...sent(way) });
    if (taken === null) return;
    toast({ message: words.taken(taken.number) });
    onClose();
  };
  return (
    <Frame
      title={words.take}
      go={words.take}
      missing={amountPaise > 0 ? tillFault : words.amountFault}
      {...{ pending, failure, onClose }}
      onGo={() => void take()}
    >
      <TextField
        autoFocus
        label={words.amount}
        value={amount}
        disabled={isFrozen}
        onChange={({ target }) => setAmount(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
      />
      <MethodField label={words.method} way="in" value={way} disabled={isFrozen} onChange={setWay} />
    </Frame>
  );
}

export interface DepositDialogProps {
  readonly depositId: string;
  /** The rest of the deposit, or the kept amount, in words. */
  readonly left: string;
  readonly onClose: () => void;
}

interface ReasonProps {
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (reason: string) => void;
}

function ReasonField({ value, disabled, onChange }: ReasonProps) {
  const words = useWords(bookingsPart).deposit;
  return (
    <TextField
      label={words.reason}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: 80 } }}
    />
  );
}

export interface BackDialogProps extends DepositDialogProps {
  /** True where the restaurant had kept it. */
  readonly isKept: boolean;
}

/** Gives back the rest of a deposit, or the amount that the restaurant had kept, or asks somebody who may. */
export function BackDialog({ depositId, left, isKept, onClose }: BackDialogProps) {
  const words = useWords(bookingsPart).deposit;
  const toast = useToast();
  const [way, setWay] = useState(FIRST_WAY);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState<object | null>(null);
  const { pending, failure, go, isFrozen } = useOneInput(useAttemptOnce(refundDeposit));
  const tillFault = useTillFault(way);
  const isBack = (output: object) => {
    toast({ message: words.back('number' in output ? String(output.number) : '') });
    onClose();
  };
  const giveBack = async () => {
    const input = { depositId, ...sent(way), reason: reason.trim(), ...(isKept && { kept: true as const }) };
    setTried(input);
    const back = await go(input);
    if (back !== null) isBack(back);
  };
  return (
    <Frame
      title={words.giveBack}
      go={words.giveBack}
      missing={reason.trim() === '' ? words.reasonFault : tillFault}
      {...{ pending, failure, onClose }}
      ask={<AskSomebody contract={refundDeposit} input={tried} reason={failure?.reason} onDone={isBack} />}
      onGo={() => void giveBack()}
    >
      <p>{isKept ? words.keptBackText(left) : words.backText(left)}</p>
      <MethodField label={words.givenBy} way="out" value={way} disabled={isFrozen} onChange={setWay} />
      <ReasonField value={reason} disabled={isFrozen} onChange={setReason} />
    </Frame>
  );
}

export interface KeepDialogProps extends DepositDialogProps {
  /** True where nobody noted that the party did not come. */
  readonly isUnmarked: boolean;
}

/** Keeps the deposit of a party that did not come. */
export function KeepDialog({ depositId, left, isUnmarked, onClose }: KeepDialogProps) {
  const words = useWords(bookingsPart).deposit;
  const toast = useToast();
  const [reason, setReason] = useState('');
  const { pending, failure, go, isFrozen } = useOneInput(useAttemptOnce(keepDeposit));
  const keep = async () => {
    if ((await go({ depositId, reason: reason.trim() })) === null) return;
    toast({ message: words.kept });
    onClose();
  };
  return (
    <Frame
      title={words.keep}
      go={words.keep}
      missing={reason.trim() === '' ? words.reasonFault : null}
      {...{ pending, failure, onClose }}
      onGo={() => void keep()}
    >
      <p>{isUnmarked ? words.keepUnmarkedText(left) : words.keepText(left)}</p>
      <ReasonField value={reason} disabled={isFrozen} onChange={setReason} />
    </Frame>
  );
}
