import { landingPart } from '../../messages/front/landing/en.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './landing.module.css';

/** The section on faults that restaurants know from other systems. */
export function Promises() {
  const { promises } = useWords(landingPart);

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
