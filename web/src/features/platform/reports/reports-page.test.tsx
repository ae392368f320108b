import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { writeReport } from '@bhoj/domain/platform/reports/reports.contract';
import { dateOf } from '@bhoj/domain/time/ist';
import type { z } from 'zod';
import { platformReports as words } from '../../../messages/owner/platform-figures/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { downloads } from '../../../ui/shared/downloads.fixtures.ts';
import { ReportsPage } from './reports-page.tsx';

type Page = z.output<(typeof writeReport)['output']>;
const backend = inMemory();
const page = (text: string, rows: number, more: Partial<Page> = {}): Page => ({
  text,
  rows,
  next: null,
  ...more,
});
const NEXT = { value: 5, id: 'a' };
/** Answers with these pages, one after another; null refuses. */
const answer = (...pages: readonly (Page | null)[]) =>
  backend.answer(writeReport, () => {
    const next = pages[backend.calls.length - 1] ?? null;
    if (next === null) throw new Refusal('busy-try-again');
    return next;
  });
const asked = () => backend.sent(writeReport);
let files: ReturnType<typeof downloads> = [];
const show = () =>
  render(
    <InMemoryClient of={backend}>
      <MemoryRouter>
        <ReportsPage />
      </MemoryRouter>
    </InMemoryClient>,
  );
const cardOf = (kind: keyof typeof words.kinds) =>
  within(screen.getByRole('region', { name: words.kinds[kind].name }));
const write = (kind: keyof typeof words.kinds) =>
  userEvent.click(cardOf(kind).getByRole('button', { name: words.write(words.kinds[kind].name) }));

beforeEach(() => {
  backend.clear();
  files = downloads();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the reports (SUPER-13)', () => {
  it('puts the server’s pages together, and asks each where the one before it ended', async () => {
    answer(page('head\r\n1\r\n', 1, { next: NEXT }), page('2\r\n', 1));
    show();
    await write('payments');
    await waitFor(() => expect(files).toHaveLength(1));
    const month = dateOf(Date.now()).slice(0, 7);
    expect(asked()).toMatchObject([
      { kind: 'payments', from: `${month}-01`, after: null },
      { kind: 'payments', from: `${month}-01`, after: NEXT },
    ]);
    expect(await files[0]?.text).toBe('head\r\n1\r\n2\r\n');
    expect(files[0]?.name).toMatch(new RegExp(`^bhoj-payments-${month}-01-to-${month}-\\d\\d\\.csv$`));
    expect(cardOf('payments').getByText(words.rows(2))).toBeTruthy();
  });

  it('hands on what the pages of the GST summary have added up', async () => {
    const summary = { groups: [], series: [] };
    answer(page('head\r\n', 0, { next: NEXT, summary }), page('1\r\n', 1));
    show();
    await write('gst');
    await waitFor(() => expect(files).toHaveLength(1));
    const [first, second] = asked();
    expect(first).not.toHaveProperty('summary');
    expect(second).toMatchObject({ kind: 'gst', after: NEXT, summary });
    expect(await files[0]?.text).toBe('head\r\n1\r\n');
  });

  it('stops at what a file holds, and says so', async () => {
    answer(page('1', 20_000, { next: NEXT }));
    show();
    await write('audit');
    expect(await cardOf('audit').findByText(words.cut(20_000))).toBeTruthy();
    expect(asked()).toHaveLength(1);
  });

  it('writes no half of a file when a page fails, and goes on when it is asked again', async () => {
    answer(page('1', 1, { next: NEXT }), null, page('1', 1));
    show();
    await write('signUps');
    expect(await cardOf('signUps').findByText(reasonSentences['busy-try-again'])).toBeTruthy();
    expect(files).toEqual([]);
    await write('signUps');
    expect(await cardOf('signUps').findByText(words.rows(1))).toBeTruthy();
    expect(files).toHaveLength(1);
  });

  it('asks for another period', async () => {
    answer(page('', 0));
    show();
    await userEvent.click(screen.getByRole('combobox', { name: /Period/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Yesterday' }));
    await write('referrals');
    const day = dateOf(Date.now() - 86_400_000);
    expect(asked()[0]).toMatchObject({ from: day, until: day });
  });
});
