import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dishSheetWords as words } from '../../messages/shared/dish/en.ts';
import { NoteLine } from './note-line.tsx';

afterEach(cleanup);

const onNote = vi.fn<(note: string) => void>();

function typeNote(text: string): HTMLElement {
  onNote.mockClear();
  render(<NoteLine note="less oil" {...{ words, onNote }} />);
  fireEvent.click(screen.getByRole('button', { name: '“less oil”' }));
  const field = screen.getByLabelText(words.note);
  fireEvent.change(field, { target: { value: text } });
  return field;
}

it('keeps a note that was typed when the field is left, as by the button that sends the round', () => {
  fireEvent.blur(typeNote(' no salt '));
  expect(onNote).toHaveBeenCalledExactlyOnceWith('no salt');
});

it('says nothing of a note that stays as it was', () => {
  fireEvent.blur(typeNote('less oil '));
  expect(onNote).not.toHaveBeenCalled();
});
