import { TriangleAlert } from 'lucide-react';
import { storagePart } from '../../messages/front/storage/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PlainState } from '../../ui/plain/state.tsx';

/** Stands in place of a way to sign in or up where the browser would forget it on the next page. */
export function StorageBlocked() {
  const storage = useWords(storagePart);

  return (
    <PlainState
      icon={TriangleAlert}
      tone="error"
      role="alert"
      title={storage.blockedTitle}
      text={storage.blockedText}
    />
  );
}
