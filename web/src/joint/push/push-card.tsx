import { pushPart } from '../../messages/owner/push/en.ts';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { useWords } from '../../words/use-words.ts';
import { PushSwitches } from './push-switches.tsx';

/** The card of the page of the bell. */
export function PushCard() {
  const words = useWords(pushPart);
  return (
    <SectionCard title={words.title} description={words.description}>
      <PushSwitches />
    </SectionCard>
  );
}
