import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSearchShortcut } from '../shared/use-search-shortcut.ts';
import { TypedSearch } from './typed-search.tsx';

/** Ms: a busy machine takes seconds. */
vi.setConfig({ testTimeout: 30_000 });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
afterEach(cleanup);

describe('the search', () => {
  it('hands on what is typed a moment later, trimmed, and follows the address', async () => {
    const onChange = vi.fn<(text: string) => void>();
    const search = (value: string) => (
      <TypedSearch label="Find" clearLabel="Clear" value={value} onChange={onChange} />
    );
    const { rerender } = render(search(''));
    await user.type(screen.getByRole('searchbox', { name: 'Find' }), ' dal ');
    expect(onChange).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('dal'), { timeout: 5_000 });
    rerender(search('roti'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('roti');
  });

  function Field({ name, place }: { readonly name: string; readonly place: 'page' | 'shell' }) {
    const field = useRef<HTMLInputElement>(null);
    useSearchShortcut(field, place);
    return <input ref={field} aria-label={name} />;
  }
  const slash = (init: KeyboardEventInit = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: '/', ...init });
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? null;

  it('is reached by /, the page’s before the shell’s, wherever it stands', () => {
    const { rerender } = render(
      <>
        <Field name="page" place="page" />
        <Field name="shell" place="shell" />
      </>,
    );
    expect(slash()).toBe(false);
    expect(focused()).toBe('page');
    rerender(<Field name="shell" place="shell" />);
    slash();
    expect(focused()).toBe('shell');
  });

  it('leaves / to who types, to shortcuts of the browser, and to an open dialog', () => {
    render(
      <>
        <Field name="page" place="page" />
        <textarea aria-label="note" />
        <div role="dialog">
          <button type="button">In a dialog</button>
        </div>
      </>,
    );
    slash({ ctrlKey: true });
    expect(focused()).toBeNull();
    screen.getByLabelText('note').focus();
    expect(slash()).toBe(true);
    expect(focused()).toBe('note');
    screen.getByRole('button').focus();
    slash();
    expect(focused()).toBeNull();
  });
});
