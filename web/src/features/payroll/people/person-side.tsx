import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import type { Live } from '../../../firebase/live.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { commonPart } from '../../../words/shared/common.ts';
import { payrollPart } from '../../../words/owner/payroll.ts';
import { payrollPeoplePart } from '../../../words/owner/payroll-people.ts';
import { useWords } from '../../../words/use-words.ts';
import { LeaveFacts } from './leave-facts.tsx';
import { FinalPayButton } from './final-pay-button.tsx';
import { LeavingForm } from './leaving-form.tsx';
import { PaperFacts } from './paper-facts.tsx';
import { SlipLinkFacts } from './slip-link-facts.tsx';
import { PersonFacts, TermsHistory } from './person-facts.tsx';

export interface PersonSideProps {
  /** Null when nobody is open. */
  readonly personId: string | null;
  readonly people: Live<readonly Entry<Person>[]>;
  readonly today: string;
  readonly onEdit: (entry: Entry<Person>) => void;
  readonly onClose: () => void;
}

/** The open person beside the list: terms and their history, papers, leave, and leaving. */
export function PersonSide({ personId, people, today, onEdit, onClose }: PersonSideProps) {
  const words = useWords(payrollPeoplePart);
  const frame = useWords(payrollPart);
  const common = useWords(commonPart);
  const [isLeaving, setLeaving] = useState(false);
  const open = people.state === 'ready' ? people.value.find(({ id }) => id === personId) : undefined;
  const close = () => {
    setLeaving(false);
    onClose();
  };
  return (
    <SidePanel
      open={personId !== null}
      title={open?.value.name ?? words.panel.person}
      closeLabel={common.close}
      width={520}
      onClose={close}
    >
      {personId !== null && (
        <Gate live={people} skeleton={<SkeletonRows label={frame.loading} rows={6} />}>
          {() =>
            open === undefined ? (
              <Notice tone="info">{words.panel.gone}</Notice>
            ) : (
              <Stack key={open.id} sx={{ gap: 3 }}>
                <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
                  <Button variant="outlined" onClick={() => onEdit(open)}>
                    {words.panel.change}
                  </Button>
                  {!isLeaving && open.value.settledMonths.length === 0 && (
                    <Button onClick={() => setLeaving(true)}>{words.leaving.open}</Button>
                  )}
                  {open.value.leftOn !== null && (
                    <FinalPayButton personId={open.id} lastDay={open.value.leftOn} />
                  )}
                </Stack>
                {isLeaving && <LeavingForm entry={open} today={today} onDone={() => setLeaving(false)} />}
                <PersonFacts person={open.value} />
                <TermsHistory person={open.value} />
                <LeaveFacts entry={open} today={today} />
                <PaperFacts entry={open} />
                <SlipLinkFacts entry={open} />
              </Stack>
            )
          }
        </Gate>
      )}
    </SidePanel>
  );
}
