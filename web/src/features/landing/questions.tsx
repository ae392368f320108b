import { landingPart } from '../../messages/front/landing/en.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './landing.module.css';

export function Questions() {
  const { questions } = useWords(landingPart);

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
