import styles from './trending.module.css';

export interface FactsProps {
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The label of the fact that sums up the others. */
  readonly total?: string;
}

/** Names and their values, one below the other. */
export const Facts = ({ facts, total }: FactsProps) => (
  <dl className={styles['facts']}>
    {facts.map(([label, value]) => (
      <div key={label} className={label === total ? styles['total'] : undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
