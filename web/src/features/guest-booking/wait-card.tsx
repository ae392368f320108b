import { guestWaitPart } from '../../messages/booker/wait/en.ts';
import { clockName } from '../../ui/dates/clock.ts';
import type { Words } from '../../words/part.ts';
import { useWords } from '../../words/use-words.ts';
import type { OwnWait } from './use-own-wait.ts';
import styles from './booking.module.css';

type Tone = 'stands' | 'waits' | 'off';

interface Said {
  readonly tone: Tone;
  readonly title: string;
  readonly hint: string | null;
}

/** Returns in a sentence where the party stands. */
export function saidOf(words: Words<'guestWait'>, own: OwnWait): Said {
  const { state, ahead, calledAt, isRunning } = own;
  if (state === 'seated') return { tone: 'stands', title: words.seated, hint: words.seatedHint };
  if (!isRunning) return { tone: 'off', title: words.closed, hint: words.closedHint };
  if (state === 'called')
    return { tone: 'stands', title: words.ready, hint: words.readyHint(clockName(calledAt ?? own.readAt)) };
  if (state === 'waiting') return { tone: 'waits', title: words.ahead(ahead), hint: null };
  return { tone: 'off', title: words.out, hint: words.outHint };
}

/** When the guest can expect the table, and the restaurant's promise. */
function Expected({ own }: { readonly own: OwnWait }) {
  const words = useWords(guestWaitPart);
  const { between, readAt } = own;
  return (
    <div className={styles['promise']}>
      {between === null && <p>{words.noTimes}</p>}
      {between !== null && <p>{words.between(clockName(between.from), clockName(between.to))}</p>}
      {between !== null && readAt > between.to && <p>{words.longer}</p>}
      <p className={styles['quiet']}>{`${words.promised} ${words.notPromised}`}</p>
      <p className={styles['quiet']}>{words.looks}</p>
    </div>
  );
}

/** The number and the place in line. */
export function WaitCard({ own }: { readonly own: OwnWait }) {
  const words = useWords(guestWaitPart);
  const { tone, title, hint } = saidOf(words, own);
  const isWaiting = tone === 'waits';
  return (
    <section className={styles['card']}>
      <p className={styles['quiet']}>{`${words.number}: ${own.number} · ${words.guests(own.size)}`}</p>
      <div aria-live="polite">
        <p className={styles['state']} data-tone={tone} style={{ width: 'fit-content' }}>
          {title}
        </p>
        {hint !== null && <p>{hint}</p>}
      </div>
      {isWaiting && <Expected own={own} />}
    </section>
  );
}
