import { useState } from 'react';
import type { DishSheetWords } from '../../messages/shared/dish/en.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainField } from '../../ui/plain/field.tsx';
import styles from './note-line.module.css';

export interface NoteLineProps {
  readonly note: string;
  readonly words: Pick<DishSheetWords, 'note' | 'noteHint' | 'addNote' | 'saveNote'>;
  readonly isLocked?: boolean;
  readonly onNote: (note: string) => void;
}

/**
 * The note of one entry of a cart: a link that opens its field. The note is part of an entry's key, so it is saved when
 * the person leaves the field, not at each letter.
 */
export function NoteLine({ note, words, isLocked = false, onNote }: NoteLineProps) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === null) {
    return (
      <PlainButton
        variant="quiet"
        className={styles['note'] ?? ''}
        disabled={isLocked}
        onClick={() => setDraft(note)}
      >
        {note === '' ? words.addNote : `“${note}”`}
      </PlainButton>
    );
  }
  const keep = () => {
    setDraft(null);
    if (draft.trim() !== note) onNote(draft.trim());
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
      // A person who presses Send right after typing leaves the field too, and the note must be saved first.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) keep();
      }}
    >
      <PlainField
        label={words.note}
        hint={words.noteHint}
        maxLength={140}
        autoFocus
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <PlainButton type="submit" variant="outline">
        {words.saveNote}
      </PlainButton>
    </form>
  );
}
