import { PlainField } from '../../ui/plain/field.tsx';
import type { About } from './kept-draft.ts';
import { useSpeech } from './speech.tsx';
import styles from './booking.module.css';

interface WishFieldsProps {
  readonly about: Pick<About, 'occasion' | 'food' | 'note' | 'messages'>;
  readonly onChange: (change: Partial<About>) => void;
}

/** The words about the evening, and the consent to messages, which is apart from the number. */
export function WishFields({ about, onChange }: WishFieldsProps) {
  const { words } = useSpeech();
  const field = (name: 'occasion' | 'food' | 'note', maxLength: number) => (
    <PlainField
      label={words[name]}
      maxLength={maxLength}
      autoComplete="off"
      value={about[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  );
  return (
    <>
      {field('occasion', 60)}
      {field('food', 200)}
      {field('note', 300)}
      <label className={styles['consent']}>
        <input
          type="checkbox"
          checked={about.messages}
          onChange={({ currentTarget }) => onChange({ messages: currentTarget.checked })}
        />
        {words.messages}
      </label>
    </>
  );
}

export interface AboutFaults {
  readonly name: boolean;
  readonly mobile: boolean;
}

interface AboutFieldsProps extends WishFieldsProps {
  readonly about: About;
  readonly questions: readonly string[];
  readonly faults: AboutFaults;
}

/** Who comes: name and number with its purpose, the owner's questions, and what may be left out. */
export function AboutFields({ about, questions, faults, onChange }: AboutFieldsProps) {
  const { words } = useSpeech();
  return (
    <div className={styles['form']}>
      <PlainField
        label={words.name}
        autoComplete="name"
        maxLength={60}
        required
        value={about.name}
        {...(faults.name && { error: words.nameMissing })}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <PlainField
        label={words.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        required
        hint={words.mobileHint}
        value={about.mobile}
        {...(faults.mobile && { error: words.mobileWrong })}
        onChange={({ currentTarget }) => onChange({ mobile: currentTarget.value })}
      />
      {questions.map((question, i) => (
        <PlainField
          key={question}
          label={question}
          maxLength={200}
          autoComplete="off"
          value={about.answers[i] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ answers: about.answers.map((answer, n) => (n === i ? value : answer)) })
          }
        />
      ))}
      <WishFields {...{ about, onChange }} />
      <p className={styles['quiet']}>{words.kept}</p>
    </div>
  );
}
