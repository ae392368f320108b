import { landing } from '../../messages/landing.ts';
import styles from './landing.module.css';

const { questions } = landing;

export function Questions() {
  return (
    <section className={styles['questions']}>
      <h2>{questions.title}</h2>
      <div>
        {questions.items.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
