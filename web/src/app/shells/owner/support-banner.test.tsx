import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MINUTE } from '@bhoj/domain/time/ist';
import { support as words } from '../../../messages/owner/support/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { SupportBanner } from './support-banner.tsx';
import { render } from '../../../ui/mui/render-in-mui.fixtures.tsx';

vi.mock('../../../firebase/use-attempt.ts', () => ({
  useAttempt: () => () => Promise.resolve({ failure: { reason: 'offline', details: {} } }),
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says on every page that it is open, says why it could not be ended, and goes by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<SupportBanner time={{ id: 's1', from: Date.now(), until: Date.now() + MINUTE }} />);
  const banner = screen.getByRole('region', { name: words.banner });
  expect(banner.textContent).toContain('Open to Bhoj’s support until');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: words.end })));
  expect(banner.textContent).toContain(reasonSentences.offline);
  act(() => void vi.advanceTimersByTime(MINUTE));
  expect(screen.queryByRole('region', { name: words.banner })).toBeNull();
});
