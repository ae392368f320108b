import { Lock } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { QUARTER } from '@bhoj/domain/bookings/evening/rules';
import { isExpected } from '@bhoj/domain/bookings/shape/states';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import { endOf, nameOf, STATE_COLORS } from '../state/bookings-model.ts';
import type { Evening, Row } from '../state/bookings-model.ts';
import { Refused } from '../form/refused.tsx';
import { BarLink } from './bar-link.tsx';
import { barId, Dragging } from './dragging.tsx';
import { timelineOf } from './timeline-model.ts';
import type { Bar } from './timeline-model.ts';
import { Track } from './track.tsx';
import { useDrops } from './use-drops.ts';
import barStyles from './bar.module.css';
import loosely from './loose.module.css';
import styles from './timeline.module.css';

export interface TimelineProps {
  readonly evening: Evening;
  readonly toOf: (id: string) => string;
}

/** px of a quarter hour. */
const WIDTH = 30;
/** px of past time before the line of now, when a day opens. */
const BEFORE_NOW = 2 * WIDTH;
const px = (quarters: number): string => `${quarters * WIDTH}px`;
/** A stretch of a line, in quarter hours. */
const stretch = (from: number, length: number) => ({ insetInlineStart: px(from), inlineSize: px(length) });

/** The evening by table over the day's pacing. Each bar links to its booking; drags move time and table. */
export function Timeline({ evening, toOf }: TimelineProps) {
  const words = useWords(bookingsPart);
  const places = usePlaceWords();
  const { from, quarters, lines, loose, pacing, now } = timelineOf(evening);
  const bound = evening.known.rules.pacing;
  const isOnline = useOnline();
  const { pending, refused, anyway, takeTime, dragged } = useDrops(evening);
  const scroll = useRef<HTMLDivElement>(null);
  const opensAt = now === null ? 0 : Math.max(0, now * WIDTH - BEFORE_NOW);
  useLayoutEffect(() => {
    if (scroll.current !== null) scroll.current.scrollLeft = opensAt;
    // Scrolls only when a day opens; afterwards the host scrolls.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [evening.known.day.date]);
  const says = (row: Row): string =>
    words.timeline.bar(
      nameOf(words, row),
      words.guests(row.placing.size),
      clockName(row.placing.at),
      clockName(endOf(row)),
      words.states[row.placing.state],
    );
  const hours = Array.from({ length: Math.ceil(quarters / 4) }, (_, i) => from + i * 4 * QUARTER);
  const barOf = (bar: Bar, tableId: string) => {
    const { row } = bar;
    // A party at joined tables is one link, at its first table.
    const isFirst = row.placing.tableIds[0] === tableId;
    return (
      <BarLink
        key={row.id}
        id={barId(row.id, tableId)}
        to={toOf(row.id)}
        color={STATE_COLORS[row.placing.state]}
        style={stretch(bar.from, bar.length)}
        says={says(row)}
        isFirst={isFirst}
        isMovable={isOnline && !pending && isExpected(row.placing)}
      >
        <span className={barStyles['name']}>
          {row.placing.locked && <Lock size={12} aria-label={words.locked} />}
          {nameOf(words, row)}
        </span>{' '}
        <span>{row.placing.size}</span>
      </BarLink>
    );
  };
  return (
    <SectionCard title={words.timeline.label} padding="flush">
      {loose.length > 0 && (
        <div className={loosely['loose']}>
          <h3 className={loosely['looseTitle']}>{words.noTable}</h3>
          {loose.map((row) => (
            <Link
              key={row.id}
              to={toOf(row.id)}
              className={loosely['looseBar']}
              data-color={STATE_COLORS[row.placing.state]}
            >
              {clockName(row.placing.at)} {nameOf(words, row)} · {row.placing.size}
            </Link>
          ))}
        </div>
      )}
      {refused !== null && (
        <div className={loosely['refused']}>
          <Refused failure={refused.failure} onTime={takeTime} onAnyway={anyway} onRequest={null} />
        </div>
      )}
      {lines.length === 0 && <p className={loosely['none']}>{words.timeline.empty}</p>}
      <Dragging width={WIDTH} {...dragged}>
        <div
          ref={scroll}
          className={styles['scroll']}
          role="group"
          aria-label={words.timeline.label}
          tabIndex={0}
        >
          <div className={styles['grid']} style={{ inlineSize: `calc(8.5rem + ${px(quarters)})` }}>
            <div className={styles['head']} aria-hidden>
              <div className={styles['corner']} />
              <div className={styles['track']}>
                {hours.map((at, i) => (
                  <span key={at} className={styles['hour']} style={{ insetInlineStart: px(i * 4) }}>
                    {clockName(at)}
                  </span>
                ))}
              </div>
            </div>
            <div className={styles['line']}>
              <div
                className={styles['table']}
                title={bound === null ? undefined : words.timeline.bound(bound)}
              >
                {words.timeline.pacing}
              </div>
              <div className={styles['track']}>
                {pacing.map(({ at, guests }) => (
                  <span
                    key={at}
                    role="img"
                    className={styles['pace']}
                    data-full={bound !== null && guests >= bound}
                    style={stretch((at - from) / QUARTER, 1)}
                    aria-label={words.timeline.pacingOf(guests, clockName(at))}
                  >
                    {guests}
                  </span>
                ))}
              </div>
            </div>
            {lines.map(({ id, seats, bars, walkIns }) => (
              <div key={id} className={styles['line']}>
                <div className={styles['table']}>
                  <span className={styles['tableName']}>{tableName(places, id)}</span>
                  <span className={styles['seats']}>{words.timeline.seats(seats)}</span>
                </div>
                <Track tableId={id}>
                  {walkIns.map((one) => (
                    <span
                      key={one.from}
                      role="img"
                      className={styles['walkIn']}
                      style={stretch(one.from, one.length)}
                      aria-label={words.timeline.walkIn}
                    />
                  ))}
                  {bars.map((bar) => (
                    <span
                      key={`reset ${bar.row.id}`}
                      className={styles['reset']}
                      style={stretch(bar.from + bar.length, bar.reset)}
                    />
                  ))}
                  {bars.map((bar) => barOf(bar, id))}
                </Track>
              </div>
            ))}
            {now !== null && (
              <span
                className={styles['now']}
                style={{ insetInlineStart: `calc(8.5rem + ${px(now)})` }}
                aria-hidden
              />
            )}
          </div>
        </div>
      </Dragging>
      {lines.length > 0 && <p className={loosely['legend']}>{words.timeline.legend}</p>}
    </SectionCard>
  );
}
