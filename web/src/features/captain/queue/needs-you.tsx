import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { askingAtDoor, roundsAt } from '../state/captain-model.ts';
import { needsOf } from '../state/needs-model.ts';
import type { Need } from '../state/needs-model.ts';
import { CallCard, DeclarationCard } from './calls.tsx';
import { ClearDoor } from '../acts/later-acts.ts';
import { JoinRequestCard } from './join-request-card.tsx';
import { ToServe } from './to-serve.tsx';
import { WaitingRoundCard } from './waiting-round.tsx';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import styles from './needs-you.module.css';

export interface NeedsYouProps {
  readonly data: CaptainData;
  readonly go: (to: Partial<Place>) => void;
  /** True beside the tables, false over them at the bottom of the screen. */
  readonly isBeside: boolean;
  /** The table with waiting rounds that its own screen, beside this, shows. */
  readonly shownAt?: string | null;
}

function OneNeed({ need, data, go }: Pick<NeedsYouProps, 'data' | 'go'> & { readonly need: Need }) {
  const { restaurantId, now } = data;
  switch (need.kind) {
    case 'call':
      return <CallCard order={need.order} now={now} />;
    case 'phone':
      return <JoinRequestCard phone={need.phone} now={now} />;
    case 'round':
      return <WaitingRoundCard data={data} round={need.round} />;
    case 'declaration':
      return <DeclarationCard payment={need.payment} go={go} />;
    case 'serve':
      return <ToServe restaurantId={restaurantId} order={need.order} />;
  }
}

/**
 * Everything that needs a captain: calls, phones to let in, rounds to accept, declared payments and dishes to serve. It
 * is beside the tiles where a wide screen has space; otherwise over them at the bottom, folded to the most urgent, so
 * that no tile moves when something comes. Unfolded it takes most of the screen.
 */
export function NeedsYou({ data, go, isBeside, shownAt = null }: NeedsYouProps) {
  const captain = useWords(captainPart);

  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const { orders, now } = data;
  const all = useMemo(() => needsOf(orders, now), [orders, now]);
  const there = new Set(shownAt === null ? [] : roundsAt(orders, shownAt, now).map(({ roundId }) => roundId));
  const needs = all.filter((need) => need.kind !== 'round' || !there.has(need.round.roundId));
  const atDoor = useMemo(() => askingAtDoor(orders, now), [orders, now]);
  if (all.length === 0) {
    return (
      <p role="status" className={styles['quiet']}>
        {captain.nobodyWaits}
      </p>
    );
  }
  if (needs.length === 0) return null;
  const folds = !isBeside && needs.length > 1;
  const isOpen = isUnfolded || !folds;
  const title = captain.needsYouCount(needs.length);
  const Chevron = isOpen ? ChevronDown : ChevronUp;
  return (
    <section
      aria-label={captain.needsYou}
      className={styles['needs']}
      data-beside={isBeside}
      data-open={folds && isOpen}
    >
      <h2 className={styles[folds || isBeside ? 'heading' : 'unseen']}>
        {folds ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setUnfolded(!isOpen)}
          >
            {title}
            <Chevron size={20} aria-hidden />
          </button>
        ) : (
          title
        )}
      </h2>
      <div className={styles['scroll']}>
        <ul id={id} className={styles['cards']}>
          {needs.map((need, i) => (
            // The card stays mounted, so that an open question on it does too.
            <li key={need.key} hidden={!isOpen && i > 0}>
              <OneNeed {...{ need, data, go }} />
            </li>
          ))}
        </ul>
        {isOpen && atDoor > 0 && (
          <div className={styles['foot']}>
            <ClearDoor stands={{ waiting: null }} count={atDoor} />
          </div>
        )}
      </div>
    </section>
  );
}
