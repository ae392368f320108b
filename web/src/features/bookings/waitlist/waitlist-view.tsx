import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { Known } from '@bhoj/domain/bookings/evening/placing';
import { waitlistPart } from '../../../messages/owner/waitlist/en.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import { AddPartyDialog } from './add-party-dialog.tsx';
import { SizeButtons } from './size-buttons.tsx';
import { useWaitlist } from './use-waitlist.ts';
import { WaitRow } from './wait-row.tsx';
import type { Row, Waitlist } from './waitlist-model.ts';
import styles from './waitlist.module.css';

/** The walk-ins of today, for a phone in one hand: the sizes stand below, where the thumb is. */
export function WaitlistView({ known, today }: { readonly known: Known; readonly today: string }) {
  const words = useWords(waitlistPart);
  const isOnline = useOnline();
  const live = useWaitlist(today);
  const [adding, setAdding] = useState<number | 'more' | null>(null);
  return (
    <div className={styles['view']}>
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={4} />}
        words={{ failed: words.couldNotLoad, offline: words.offline }}
      >
        {(waitlist) => <Lines waitlist={waitlist} known={known} />}
      </Gate>
      <section className={styles['door']}>
        <h2>{words.add}</h2>
        <SizeButtons
          label={words.add}
          chosen={null}
          disabled={!isOnline}
          nameOf={(size) => (size === 'more' ? words.addMore : words.addSize(size))}
          onChoose={setAdding}
        />
      </section>
      {adding !== null && (
        <AddPartyDialog size={adding === 'more' ? null : adding} onClose={() => setAdding(null)} />
      )}
    </div>
  );
}

function Lines({ waitlist, known }: { readonly waitlist: Waitlist; readonly known: Known }) {
  const words = useWords(waitlistPart);
  const { line, over, kept, missing } = waitlist;
  const draw = (rows: readonly Row[]) => (
    <ul className={styles['list']}>
      {rows.map((row) => (
        <WaitRow key={row.id} {...{ row, known, kept }} />
      ))}
    </ul>
  );
  return (
    <>
      <p className={styles['quiet']}>
        {kept === null ? words.noRecord(missing) : words.record(kept.within, kept.of)}
      </p>
      {line.length === 0 ? (
        <EmptyState icon={UsersRound} line={words.empty} />
      ) : (
        <SectionCard title={words.line(line.length)} padding="flush">
          {draw(line)}
        </SectionCard>
      )}
      {over.length > 0 && (
        <SectionCard title={words.over(over.length)} padding="flush">
          {draw(over)}
        </SectionCard>
      )}
    </>
  );
}
