import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { grownOf, pathOf } from './growth-model.ts';
import type { GrowthStep } from './growth-model.ts';
import { short } from './short-rupees.ts';
import styles from './growth-curve.module.css';

export interface NamedStep extends GrowthStep {
  /** The name of the step's beginning: 2 pm. */
  readonly name: string;
  /** Shown over the step: its name and sums. */
  readonly tip: string;
  /** The address of the step's sources; null before it begins. */
  readonly to: string | null;
}

export interface GrowthCurveProps {
  readonly title: string;
  readonly steps: readonly NamedStep[];
  /** How many steps are over; see `grownOf`. */
  readonly over: number;
  /** The names of the two lines. */
  readonly first: string;
  readonly second: string;
}

/** How many names fit below the curve on a phone. */
const NAMES = 7;

const at = (values: Readonly<Record<string, string>>) => values as CSSProperties;
const percent = (share: number): string => `${share.toFixed(2)}%`;

/** The steps as places for the pointer. The keyboard has the links of the table beside the chart. */
function Places({ steps }: { readonly steps: readonly NamedStep[] }) {
  return (
    <div className={styles['places']} aria-hidden>
      {steps.map(({ name, tip, to }, n) => {
        const shared = {
          className: styles['place'],
          'data-tip': tip,
          'data-side': n * 2 < steps.length ? 'start' : 'end',
        };
        return to === null ? (
          <span key={name} {...shared} />
        ) : (
          <Link key={name} {...shared} to={to} tabIndex={-1} />
        );
      })}
    </div>
  );
}

/**
 * Two sums in rupees that grow over a day: today's as a full line, the usual one dashed. It is drawn without the chart
 * library, because it belongs to the first screen of the dashboard.
 */
export function GrowthCurve({ title, steps, over, first, second }: GrowthCurveProps) {
  const grown = grownOf(steps, over);
  const top = grown.ticks.at(-1) ?? 1;
  const end = grown.first.at(-1);
  const every = Math.ceil(steps.length / NAMES);
  return (
    <figure className={styles['figure']} aria-label={title}>
      <figcaption className={styles['legend']}>
        <span>{first}</span>
        {grown.second.length > 0 && <span className={styles['second']}>{second}</span>}
      </figcaption>
      <div className={styles['plot']} aria-hidden>
        {grown.ticks.map((tick) => (
          <span key={tick} className={styles['tick']} style={at({ bottom: percent((100 * tick) / top) })}>
            {short.format(tick)}
          </span>
        ))}
        <div className={styles['field']}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {end !== undefined && (
              <polygon
                className={styles['area']}
                points={`${pathOf(grown.first)} ${end[0].toFixed(2)},100`}
              />
            )}
            <polyline className={styles['usual']} points={pathOf(grown.second)} />
            <polyline className={styles['today']} points={pathOf(grown.first)} />
          </svg>
          {end !== undefined && (
            <span className={styles['now']} style={at({ left: percent(end[0]), top: percent(end[1]) })} />
          )}
          <Places steps={steps} />
        </div>
      </div>
      <div className={styles['names']} aria-hidden>
        {steps.map(({ name }, n) =>
          n % every === 0 ? (
            <span key={name} style={at({ left: percent((100 * n) / steps.length) })}>
              {name}
            </span>
          ) : null,
        )}
      </div>
    </figure>
  );
}
