import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ReceiptIndianRupee } from 'lucide-react';
import { useState } from 'react';
import type { Span } from '@bhoj/domain/figures/span/span';
import { returnIdOf } from '@bhoj/domain/returns/registration';
import { prepareReturn } from '@bhoj/domain/returns/returns.contract';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import type { ReturnForm } from '@bhoj/domain/statute/return-dates';
import { returnPeriod } from '@bhoj/domain/statute/return-dates';
import { DAY, dateOf, monthOf, startOf } from '@bhoj/domain/time/ist';
import { useDocumentSettings } from '../../../firebase/restaurant.tsx';
import { useAct } from '../../../firebase/use-act.ts';
import { monthName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { financePart } from '../../../messages/owner/finance/en.ts';
import { gstPart } from '../../../messages/owner/gst/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Failure } from './parts/failure.tsx';
import { MarkDialog } from './parts/mark-dialog.tsx';
import { StatusCard } from './parts/status-card.tsx';
import { ReturnView } from './return-view.tsx';
import { useReturns } from './state/use-return.ts';

export interface GstTabProps {
  /** The chosen months; a tax month is a calendar month. */
  readonly span: Span;
}

/** ms between two updates of the time. */
const TICK = 60_000;

/** The button that prepares the return of a month, and the reason of a failure. */
function PrepareButton({ month, isAgain }: { readonly month: string; readonly isAgain: boolean }) {
  const words = useWords(gstPart);
  const toast = useToast();
  const isOnline = useOnline();
  const { pending, failure, run } = useAct(prepareReturn);
  const prepare = async () => {
    if (await run({ month })) toast({ message: words.isPrepared });
  };
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-end' }}>
      <Failure failure={failure} />
      {!isOnline && <Notice tone="warning">{words.offline}</Notice>}
      <Button
        variant={isAgain ? 'outlined' : 'contained'}
        disabled={pending || !isOnline}
        aria-busy={pending}
        onClick={() => void prepare()}
      >
        {pending ? words.preparing : isAgain ? words.prepareAgain : words.prepare}
      </Button>
    </Stack>
  );
}

/** The registration that a return is of, where the month has several. */
function RegistrationField(p: {
  readonly all: readonly TaxReturn[];
  readonly made: TaxReturn;
  onChoose: (id: string) => void;
}) {
  const words = useWords(gstPart);
  if (p.all.length < 2) return null;
  return (
    <TextField
      select
      label={words.registration}
      helperText={words.registrationHint}
      value={returnIdOf(p.made)}
      sx={{ maxWidth: 420 }}
      onChange={({ target }) => p.onChoose(target.value)}
    >
      {p.all.map((one) => (
        <MenuItem key={returnIdOf(one)} value={returnIdOf(one)}>
          {words.registrationOf(one.gstin, one.isComposition)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The returns of one month; the page shows one at a time. */
function Returns({ month: asked }: { readonly month: string }) {
  const finance = useWords(financePart);
  const words = useWords(gstPart);
  const now = useNow(TICK);
  const { composition } = useDocumentSettings();
  const [chosen, setChosen] = useState<string | null>(null);
  const [marking, setMarking] = useState<ReturnForm | null>(null);
  const { live, all, made, cameSince } = useReturns(asked, chosen);
  const { month, from, until } = returnPeriod(asked, made?.isComposition ?? composition);
  const last = dateOf(startOf(until) - DAY).slice(0, 7);
  const period = words.range(monthName(from.slice(0, 7)), monthName(last));
  return (
    <Gate
      live={live}
      skeleton={
        <SectionCard>
          <SkeletonRows label={words.loading} rows={6} />
        </SectionCard>
      }
      words={{ failed: finance.couldNotLoad, offline: finance.offline }}
    >
      {() => (
        <Stack sx={{ gap: 3 }}>
          {made && <RegistrationField {...{ all, made }} onChoose={setChosen} />}
          <StatusCard
            {...{ month, period, made, cameSince, now }}
            action={<PrepareButton month={asked} isAgain={made !== null} />}
            onMark={setMarking}
          />
          {made && <ReturnView key={returnIdOf(made)} made={made} />}
          {made && marking !== null && (
            <MarkDialog {...{ made, now }} form={marking} onClose={() => setMarking(null)} />
          )}
        </Stack>
      )}
    </Gate>
  );
}

/** The GST return of the last month of a span; under the composition scheme, of its quarter. */
export function GstTab({ span }: GstTabProps) {
  const words = useWords(gstPart);
  const { gstin, composition } = useDocumentSettings();
  const current = monthOf(useNow(TICK));
  if (gstin === '') return <EmptyState icon={ReceiptIndianRupee} line={words.noGstin} />;
  const asked = span.to > current ? current : span.to;
  return (
    <Stack sx={{ gap: 3 }}>
      {!composition && span.from !== span.to && (
        <Notice tone="info">{words.oneMonth(monthName(asked))}</Notice>
      )}
      <Returns key={asked} month={asked} />
    </Stack>
  );
}
