import { localeOf } from '@bhoj/domain/catalogue/languages';
import { readMyRoster } from '@bhoj/domain/roster/roster.contract';
import type { MyRoster as Roster, OwnPunches } from '@bhoj/domain/roster/roster.contract';
import { useAnswer } from '../../firebase/use-answer.ts';
import { thisDevice } from '../../firebase/shared-device.ts';
import { PunchButtons } from '../../joint/punch/punch-buttons.tsx';
import { planName } from '../../joint/punch/shift-names.ts';
import { rosterPart } from '../../messages/shared/roster/en.ts';
import { clockName } from '../../ui/dates/clock.ts';
import { weekdayNameIn } from '../../ui/dates/formats.ts';
import { Gate } from '../../ui/plain/gate.tsx';
import { SkeletonRows } from '../../ui/plain/skeleton-rows.tsx';
import { useLanguage, useWords } from '../../words/use-words.ts';
import { Part } from './my-money.tsx';
import styles from './my-work.module.css';

interface WeekProps {
  readonly title: string;
  readonly shifts: Roster['shifts'];
  readonly today: string;
}

function Week({ title, shifts, today }: WeekProps) {
  const words = useWords(rosterPart);
  const locale = localeOf(useLanguage());
  const isPlanned = shifts.some(({ plan }) => plan !== null);
  return (
    <div>
      <h4 className={styles['week']}>{title}</h4>
      {isPlanned ? (
        <ul className={styles['list']}>
          {shifts.map(({ day, plan }) => (
            <li key={day} data-today={day === today || undefined}>
              <span>
                {weekdayNameIn(locale, day)}
                {day === today && <span className={styles['quiet']}>{words.today}</span>}
              </span>
              <span>{planName(words, plan)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles['quiet']}>{words.noWeek}</p>
      )}
    </div>
  );
}

function PunchedDay({ own }: { readonly own: OwnPunches }) {
  const words = useWords(rosterPart);
  const locale = localeOf(useLanguage());
  const { day, punches, workedMinutes, lateMinutes, isAbsent } = own;
  const said = punches.map(({ kind, at, isCorrected }) => {
    const text = kind === 'in' ? words.in(clockName(at)) : words.out(clockName(at));
    return isCorrected ? `${text} (${words.corrected})` : text;
  });
  return (
    <li>
      <span>
        {weekdayNameIn(locale, day)}
        <span className={styles['quiet']}>{said.join(', ')}</span>
      </span>
      <span>
        {isAbsent ? (
          <span className={styles['absent']}>{words.absent}</span>
        ) : (
          words.worked(Math.floor(workedMinutes / 60), workedMinutes % 60)
        )}
        {lateMinutes > 0 && <span className={styles['absent']}>{words.late(lateMinutes)}</span>}
      </span>
    </li>
  );
}

function Shown({ own }: { readonly own: Roster }) {
  const words = useWords(rosterPart);
  const { shifts, days, today, hasRoster } = own;
  const at = shifts.findIndex(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0) + 1;
  if (!hasRoster && days.length === 0) return null;
  return (
    <>
      {hasRoster && (
        <Part title={words.title}>
          <div className={styles['parts']}>
            <Week title={words.thisWeek} shifts={shifts.slice(0, at)} today={today} />
            <Week title={words.nextWeek} shifts={shifts.slice(at)} today={today} />
          </div>
        </Part>
      )}
      <Part title={words.punches}>
        {days.length === 0 ? (
          <p className={styles['quiet']}>{words.noPunches}</p>
        ) : (
          <>
            <ul className={styles['list']}>
              {days.map((each) => (
                <PunchedDay key={each.day} own={each} />
              ))}
            </ul>
            <p className={styles['quiet']}>{words.punchesHint}</p>
          </>
        )}
      </Part>
    </>
  );
}

/** The person's own shifts of this week and the next, and their punches of the month; nothing where nobody uses either. */
export function MyRoster({ month }: { readonly month: string }) {
  const words = useWords(rosterPart);
  const { live, again } = useAnswer(readMyRoster, { month }, 'person-not-found');
  return (
    <>
      {thisDevice() !== null && <PunchButtons onPunched={again} />}
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={2} />}
        words={{ failed: words.failed, offline: words.offline }}
        missing={null}
      >
        {(own) => <Shown own={own} />}
      </Gate>
    </>
  );
}
