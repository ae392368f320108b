import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Audience } from '@bhoj/domain/platform/shape/notice.schema';
import { platformNoticesPart } from '../../../messages/owner/platform-notices/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useReach } from './use-reach.ts';

interface ReachLineProps {
  readonly audience: Audience;
  /** Null before a notice is published: then nobody has seen it. */
  readonly noticeId: string | null;
  readonly version: number;
}

/** The number of restaurants in the audience of a notice, and how many saw it. */
export function ReachLine({ audience, noticeId, version }: ReachLineProps) {
  const words = useWords(platformNoticesPart);
  const { reach, again } = useReach(audience, noticeId, version);
  if (reach.state === 'failed') {
    return (
      <Typography role="status">
        {words.noCount} <Button onClick={again}>{words.countAgain}</Button>
      </Typography>
    );
  }
  if (reach.state === 'loading') return <Typography role="status">{words.counting}</Typography>;
  const { restaurants, seen, seenLatest } = reach.value;
  const seenBy = noticeId === null ? [] : [words.seen(seen, seenLatest)];
  return <Typography role="status">{[words.reach(restaurants), ...seenBy].join(' ')}</Typography>;
}
