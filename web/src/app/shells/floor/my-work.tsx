import { CalendarCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { shellPart } from '../../../words/shared/shell.ts';
import { useWords } from '../../../words/use-words.ts';
import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';
import { PlainIconButton } from '../../../ui/shared/parts/icon-button.tsx';

// Opened now and then, so the screens of the service do not carry it.
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

/** Opens what is kept of a captain's or a cook's own work. */
export function MyWorkButton() {
  const shell = useWords(shellPart);
  const [, setSearch] = useSearchParams();
  return (
    <PlainIconButton label={shell.myWork} onClick={() => setSearch(opened)}>
      <CalendarCheck aria-hidden />
    </PlainIconButton>
  );
}

/** Their own work above the page that they are on. It belongs to the page: a sheet has a heading of its own. */
export function MyWork() {
  const [search, setSearch] = useSearchParams();
  return search.get('my') === 'work' && <MyWorkPanel onClose={() => setSearch(closed)} />;
}
