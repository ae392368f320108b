import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { FIRST_LANGUAGE, languageCodes, otherLanguages } from '@bhoj/domain/catalogue/languages';
import { ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { loadLanguage } from '../../features/guest/context/language.tsx';
import { backend, DETAILS } from '../../features/guest/context/guest-backend.fixtures.ts';
import { eachGuest } from '../../features/guest/pages/guest-pages.fixtures.tsx';
import * as words from '../../words/guest.ts';
import { GUEST_LANGUAGE_KEY } from '../../words/guest-language-key.ts';
import { WRITTEN_IN } from '../written/written-in.ts';
import { writtenLanguageScript } from './written-language.ts';
import { Guests, start } from './guest-start.tsx';

eachGuest();
let end = () => {};
afterEach(() => end());

const at = (language: Language) => ({ pathname: DETAILS.split('?')[0] ?? '', search: '', language });

/** Shows the details as the build writes them, and chooses their language, all before any script of the program. */
function showWritten(): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(<Guests written={at(FIRST_LANGUAGE)} />);
  const templates = otherLanguages.map((language) => {
    const template = document.createElement('template');
    template.setAttribute(WRITTEN_IN, language);
    template.innerHTML = renderToString(<Guests written={at(language)} />);
    return template;
  });
  document.body.replaceChildren(root, ...templates);
  // The browser runs it as text, so the test does too.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(writtenLanguageScript)();
  return root;
}

it.each(languageCodes)(
  'takes over the details that are written in %s, and draws none of them again',
  async (language) => {
    await Promise.all(languageCodes.map(loadLanguage));
    history.replaceState(null, '', DETAILS);
    localStorage.setItem(GUEST_LANGUAGE_KEY, JSON.stringify(language));
    const root = showWritten();
    expect(document.documentElement.lang === language || language === 'en').toBe(true);
    const parts = [...root.querySelectorAll('form, form button, header, select')];
    expect(parts.length).toBeGreaterThan(10);
    const texts = root.querySelector('form')?.textContent;
    const complained = vi.spyOn(console, 'error');
    const onRecoverableError = vi.fn<(cause: unknown) => void>();
    await act(async () => {
      const taken = hydrateRoot(root, <Guests />, { onRecoverableError });
      end = () => taken.unmount();
    });
    await waitFor(() => expect(root.querySelector('button[type="submit"]:not([disabled])')).toBeTruthy());
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complained).not.toHaveBeenCalled();
    expect(root.querySelector('h1')?.textContent).toBe('Spice Route');
    expect([...root.querySelectorAll('form, form button, header, select')]).toEqual(parts);
    expect(root.querySelector('form')?.textContent).toBe(texts);
  },
);

it('joins with the name and number that were typed before the program ran', async () => {
  await Promise.all(languageCodes.map(loadLanguage));
  history.replaceState(null, '', DETAILS);
  backend.answer(joinTable, () => ({ orderId: ORDER_ID }));
  const root = showWritten();
  const [name, mobile] = root.querySelectorAll<HTMLInputElement>('form input');
  if (name === undefined || mobile === undefined) throw new Error('no fields');
  name.value = 'Meera';
  mobile.value = '9876543210';
  await act(async () => {
    const taken = hydrateRoot(root, <Guests />);
    end = () => taken.unmount();
  });
  const start = await waitFor(() => {
    const button = root.querySelector<HTMLButtonElement>('button[type="submit"]:not([disabled])');
    expect(button).toBeTruthy();
    return button;
  });
  fireEvent.click(within(root).getByRole('button', { name: '3' }));
  expect([name.value, mobile.value]).toEqual(['Meera', '9876543210']);
  if (start !== null) fireEvent.click(start);
  await waitFor(() => expect(backend.sent(joinTable)).toHaveLength(1));
  expect(backend.sent(joinTable)).toMatchObject([{ name: 'Meera', mobile: '9876543210', partySize: 3 }]);
});

it.each(['customerMenu', 'customerDetails'])(
  'notes taps on the written page %s until the guest’s language is there',
  async (page) => {
    history.replaceState(null, '', DETAILS);
    localStorage.setItem(GUEST_LANGUAGE_KEY, JSON.stringify('hi'));
    await Promise.all(languageCodes.map(loadLanguage));
    const root = showWritten();
    root.dataset['page'] = page;
    const hindi = Promise.withResolvers<void>();
    const real = words.loadGuestWords;
    const late = vi.spyOn(words, 'loadGuestWords').mockImplementation(async (language) => {
      await hindi.promise;
      return real(language);
    });
    const started = start(root);
    await act(() => new Promise((later) => setTimeout(later)));
    expect(late).toHaveBeenCalledWith('hi');
    expect(root.dataset['page']).toBe(page);
    await act(async () => {
      hindi.resolve();
      await started;
    });
    expect(root.dataset['page']).toBe('');
  },
);

it('begins in the phone’s language where the guest has chosen none, and in English where nobody wrote it', async () => {
  await Promise.all(languageCodes.map(loadLanguage));
  const languages = vi.spyOn(navigator, 'languages', 'get');
  languages.mockReturnValue(['fr-FR', 'ta-IN', 'en-IN']);
  const tamil = showWritten().textContent;
  languages.mockReturnValue(['fr-FR']);
  const english = showWritten().textContent;
  expect(english).toContain('Start ordering');
  expect(tamil).not.toContain('Start ordering');
  expect(document.querySelectorAll('template')).toHaveLength(0);
});
