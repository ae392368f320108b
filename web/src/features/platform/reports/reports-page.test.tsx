import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dateOf } from '@bhoj/domain/time/ist';
import { platformReports as words } from '../../../messages/owner/platform-figures/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { ReportsPage } from './reports-page.tsx';

const firebase = vi.hoisted(() => ({
  asked: [] as Record<string, unknown>[],
  answers: [] as unknown[],
}));
vi.mock('../../../firebase/use-attempt.ts', () => ({
  useAttempt: () => (input: Record<string, unknown>) => {
    firebase.asked.push(input);
    return Promise.resolve(firebase.answers.shift());
  },
}));
const download = vi.hoisted(() => vi.fn<(name: string, text: string) => void>());
vi.mock('../../../ui/shared/csv-download.ts', async (original) => ({ ...(await original()), download }));

const page = (text: string, rows: number, next: unknown = null) => ({ output: { text, rows, next } });
const show = () =>
  render(
    <MemoryRouter>
      <ReportsPage />
    </MemoryRouter>,
  );
const cardOf = (kind: keyof typeof words.kinds) =>
  within(screen.getByRole('region', { name: words.kinds[kind].name }));
const write = (kind: keyof typeof words.kinds) =>
  userEvent.click(cardOf(kind).getByRole('button', { name: words.write(words.kinds[kind].name) }));

beforeEach(() => {
  firebase.asked = [];
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('the reports (SUPER-13)', () => {
  it('puts the server’s pages together, and asks each where the one before it ended', async () => {
    const next = { value: 5, id: 'a' };
    firebase.answers = [page('head\r\n1\r\n', 1, next), page('2\r\n', 1)];
    show();
    await write('payments');
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    const month = dateOf(Date.now()).slice(0, 7);
    expect(firebase.asked).toMatchObject([
      { kind: 'payments', from: `${month}-01`, after: null },
      { kind: 'payments', from: `${month}-01`, after: next },
    ]);
    const [name, text] = download.mock.calls[0] ?? [];
    expect(text).toBe('head\r\n1\r\n2\r\n');
    expect(name).toMatch(new RegExp(`^bhoj-payments-${month}-01-to-${month}-\\d\\d\\.csv$`));
    expect(cardOf('payments').getByText(words.rows(2))).toBeTruthy();
  });

  it('hands on what the pages of the GST summary have added up', async () => {
    const summary = { groups: [], series: [] };
    const next = { value: 5, id: 'a' };
    firebase.answers = [{ output: { text: 'head\r\n', rows: 0, next, summary } }, page('1\r\n', 1)];
    show();
    await write('gst');
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    expect(firebase.asked[0]).not.toHaveProperty('summary');
    expect(firebase.asked[1]).toMatchObject({ kind: 'gst', after: next, summary });
    expect(download.mock.calls[0]?.[1]).toBe('head\r\n1\r\n');
  });

  it('stops at what a file holds, and says so', async () => {
    firebase.answers = [page('1', 20_000, { value: 5, id: 'a' })];
    show();
    await write('audit');
    expect(await cardOf('audit').findByText(words.cut(20_000))).toBeTruthy();
    expect(firebase.asked).toHaveLength(1);
  });

  it('writes no half of a file when a page fails, and goes on when it is asked again', async () => {
    const failure = { failure: { reason: 'busy-try-again', details: {} } };
    firebase.answers = [page('1', 1, { value: 5, id: 'a' }), failure, page('1', 1)];
    show();
    await write('signUps');
    expect(await cardOf('signUps').findByText(reasonSentences['busy-try-again'])).toBeTruthy();
    expect(download).not.toHaveBeenCalled();
    await write('signUps');
    expect(await cardOf('signUps').findByText(words.rows(1))).toBeTruthy();
    expect(download).toHaveBeenCalledOnce();
  });

  it('asks for another period', async () => {
    firebase.answers = [page('', 0)];
    show();
    await userEvent.click(screen.getByRole('combobox', { name: /Period/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Yesterday' }));
    await write('referrals');
    const day = dateOf(Date.now() - 86_400_000);
    expect(firebase.asked[0]).toMatchObject({ from: day, until: day });
  });
});
