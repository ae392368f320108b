import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeSupport } from '@bhoj/domain/support/support.contract';
import { MINUTE } from '@bhoj/domain/time/ist';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { support as words } from '../../../messages/owner/support/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { SupportBanner } from './support-banner.tsx';
import { render } from '../../../ui/mui/render-in-mui.fixtures.tsx';

const backend = inMemory();

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says on every page that it is open, says why it could not be ended, and goes by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  backend.refuse(closeSupport, 'offline');
  render(
    <InMemoryClient of={backend}>
      <SupportBanner time={{ id: 's1', from: Date.now(), until: Date.now() + MINUTE }} />
    </InMemoryClient>,
  );
  const banner = screen.getByRole('region', { name: words.banner });
  expect(banner.textContent).toContain('Open to Bhoj’s support until');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: words.end })));
  expect(banner.textContent).toContain(reasonSentences.offline);
  act(() => void vi.advanceTimersByTime(MINUTE));
  expect(screen.queryByRole('region', { name: words.banner })).toBeNull();
});
