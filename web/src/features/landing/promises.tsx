import { landing } from '../../messages/landing.ts';
import styles from './landing.module.css';

const { promises } = landing;

/** The faults that restaurants know from other systems. */
export function Promises() {
  return (
    <section>
      <h2>{promises.title}</h2>
      <ul className={styles['promises']}>
        {promises.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
