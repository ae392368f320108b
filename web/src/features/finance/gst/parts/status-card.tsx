import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dueDatesOf } from '@bhoj/domain/statute/return-dates';
import type { ReturnForm } from '@bhoj/domain/statute/return-dates';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { finalReturnBy, isNil } from '@bhoj/domain/returns/registration';
import { formsOf, filingStateOf } from '@bhoj/domain/returns/filing-state';
import { startOf } from '@bhoj/domain/time/ist';
import { useMay } from '../../../../firebase/rights.ts';
import { useDocumentSettings } from '../../../../firebase/restaurant.tsx';
import { dayName, momentName } from '../../../../ui/dates/formats.ts';
import { Notice } from '../../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../../ui/mui/section-card.tsx';
import { StatusDotBadge } from '../../../../ui/shared/parts/status-dot-badge.tsx';
import { gstPart } from '../../../../messages/owner/gst/en.ts';
import { useWords } from '../../../../words/use-words.ts';
import { Changes } from './changes.tsx';

export interface StatusCardProps {
  readonly month: string;
  readonly period: string;
  /** Null before it is prepared. */
  readonly made: TaxReturn | null;
  readonly cameSince: boolean;
  readonly now: number;
  /** The button that prepares the return. */
  readonly action: ReactNode;
  readonly onMark: (form: ReturnForm) => void;
}

const COLOURS = { none: 'grey', prepared: 'blue', stale: 'yellow', filed: 'green' } as const;

/** The due dates of the period's returns, and which ones the owner has filed. */
function Dates({ month, made, now, onMark }: StatusCardProps) {
  const words = useWords(gstPart);
  const mayMark = useMay()('gst');
  const { gstin, composition } = useDocumentSettings();
  const of = {
    stateCode: (made?.gstin ?? gstin).slice(0, 2),
    isComposition: made?.isComposition ?? composition,
  };
  const isOver = made !== null && now >= startOf(made.until);
  return (
    <div>
      <Typography component="h3" variant="subtitle1">
        {words.due}
      </Typography>
      <List dense disablePadding>
        {dueDatesOf(month, of).map(({ form, every, on, mark }) => (
          <ListItem key={`${form} ${every}`} disableGutters>
            {words.dueOn(words.forms[form], every, dayName(on))}
            {mark === 'U' && ` (${words.unconfirmed})`}
          </ListItem>
        ))}
        {(made?.filings ?? []).map(({ form, on, arn }) => (
          <ListItem key={`filed ${form}`} disableGutters>
            <strong>{words.filedOn(words.forms[form], dayName(on), arn)}</strong>
          </ListItem>
        ))}
      </List>
      {made !== null && isOver && mayMark && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
          {formsOf(made).map((form) => {
            const isFiled = made.filings.some((one) => one.form === form);
            const name = words.forms[form];
            return (
              <Button key={form} size="small" variant="outlined" onClick={() => onMark(form)}>
                {isFiled ? words.unmark(name) : words.mark(name)}
              </Button>
            );
          })}
        </Stack>
      )}
    </div>
  );
}

/** The state of the return, the changes since, and its due date. */
export function StatusCard(props: StatusCardProps) {
  const { period, made, cameSince, action } = props;
  const words = useWords(gstPart);
  const state = filingStateOf(made, cameSince);
  const finalBy = made === null ? null : finalReturnBy(made);
  return (
    <SectionCard
      title={words.title(period)}
      description={made === null ? words.notPrepared(period) : words.preparedAt(momentName(made.preparedAt))}
      actions={<StatusDotBadge color={COLOURS[state]} word={words.states[state]} />}
      footer={action}
    >
      <Stack sx={{ gap: 2 }}>
        {state === 'stale' && <Notice tone="warning">{words.stale}</Notice>}
        {made !== null && isNil(made) && <Notice tone="info">{words.nil}</Notice>}
        {finalBy !== null && <Notice tone="info">{words.final(dayName(finalBy))}</Notice>}
        {made?.changes && made.changes.count > 0 && <Changes changes={made.changes} />}
        <Dates {...props} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.accountant}
        </Typography>
      </Stack>
    </SectionCard>
  );
}
