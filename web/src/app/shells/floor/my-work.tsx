import { CalendarCheck } from 'lucide-react';
import { useSearchParams } from '../../../ui/shared/address/address.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { SkeletonRows } from '../../../ui/plain/skeleton-rows.tsx';
import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';
import { PlainIconButton } from '../../../ui/shared/parts/icon-button.tsx';

// Seldom opened, so the screens of the service do not contain its code.
const MyWorkPanel = lazyPart(() =>
  import('../../../features/my-work/my-work-panel.tsx').then((m) => m.MyWorkPanel),
);

/** The address without My work, so that the captain stays at their table. */
function closed(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('my');
  return rest;
}

/** The address with My work open above the page. */
function opened(search: URLSearchParams): URLSearchParams {
  const more = new URLSearchParams(search);
  more.set('my', 'work');
  return more;
}

/** Opens a captain's or cook's own work. */
export function MyWorkButton() {
  const shell = useWords(shellPart);
  const [, setSearch] = useSearchParams();
  return (
    <PlainIconButton label={shell.myWork} onClick={() => setSearch(opened)}>
      <CalendarCheck aria-hidden />
    </PlainIconButton>
  );
}

/**
 * A captain's or cook's own work, above the open page. The sheet itself loads with the page, so that a tap is answered
 * at once. While the code of its content loads, or if that fails, the sheet says so.
 */
export function MyWork() {
  const shell = useWords(shellPart);
  const common = useWords(commonPart);
  const [search, setSearch] = useSearchParams();
  const close = () => setSearch(closed);
  if (search.get('my') !== 'work') return null;
  return (
    <BottomSheet open title={shell.myWork} closeLabel={common.close} onClose={close}>
      <MyWorkPanel stands={{ waiting: <SkeletonRows label={common.loading} rows={8} /> }} />
    </BottomSheet>
  );
}
