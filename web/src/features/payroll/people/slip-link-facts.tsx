import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { slipsPath } from '@bhoj/domain/payroll/my-work/slips-path';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { endSlipLink, makeSlipLink } from '@bhoj/domain/payroll/my-work/slip-link.contract';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useAct } from '../../../firebase/use-act.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { payrollPeoplePart } from '../../../messages/owner/payroll-people/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';

/** The link by which a person reads their own slips. Here the owner makes, copies and ends it. */
export function SlipLinkFacts({ entry: { id, value } }: { readonly entry: Entry<Person> }) {
  const { link: words } = useWords(payrollPeoplePart);
  const common = useWords(commonPart);
  const reasons = useReasons();
  const toast = useToast();
  const isOnline = useOnline();
  const restaurantId = useRestaurantId();
  const make = useAct(makeSlipLink);
  const end = useAct(endSlipLink);
  const [isAsking, setAsking] = useState(false);
  const { slipToken } = value;
  const failure = make.failure ?? end.failure;
  const address =
    slipToken === null
      ? ''
      : new URL(slipsPath({ restaurantId, slipToken }), globalThis.location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ message: words.copied }),
      () => toast({ message: words.copyFailed }),
    );
  return (
    <Stack component="section" aria-label={words.title} sx={{ gap: 1.5 }}>
      <Typography variant="h6" component="h3">
        {words.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.text}
      </Typography>
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      {slipToken === null ? (
        <Button
          variant="outlined"
          disabled={make.pending || !isOnline}
          onClick={() => void make.run({ personId: id })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.make}
        </Button>
      ) : (
        <>
          <TextField
            label={words.field}
            value={address}
            onFocus={(event) => event.target.select()}
            slotProps={{ input: { readOnly: true } }}
          />
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={() => void copy()}>
              {words.copy}
            </Button>
            <Button disabled={end.pending || !isOnline} onClick={() => setAsking(true)}>
              {words.end}
            </Button>
          </Stack>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        tone="plain"
        title={words.endTitle(value.name)}
        text={words.endText}
        confirmLabel={words.end}
        cancelLabel={common.cancel}
        pending={end.pending}
        onConfirm={() => void end.run({ personId: id }).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
