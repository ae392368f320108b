import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { phaseOf } from '@bhoj/domain/platform/notices/notice';
import { platformNotices } from '@bhoj/domain/platform/notices/notice.collection';
import type { PlatformNotice } from '@bhoj/domain/platform/shape/notice.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import { ItemPanel } from '../../../ui/mui/item-panel.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { platformNoticesPart } from '../../../messages/owner/platform-notices/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { EndDialog } from './end-dialog.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { ReachLine } from './reach-line.tsx';
import { useAudienceWords } from './use-audience-words.ts';

interface NoticePanelProps {
  readonly noticeId: string;
  readonly onClose: () => void;
}

/** One notice: its audience, how many saw it, and the acts on it. */
export function NoticePanel({ noticeId, onClose }: NoticePanelProps) {
  const words = useWords(platformNoticesPart);
  const live = useLiveDoc(platformNotices, { noticeId });
  const [open, setOpen] = useState<'change' | 'end' | null>(null);
  const close = () => setOpen(null);
  return (
    <ItemPanel
      id={noticeId}
      {...{ live, words, onClose }}
      title={(notice) => notice?.title ?? words.list}
      width={480}
      missing={<Typography>{words.gone}</Typography>}
    >
      {(notice) => (
        <>
          <NoticeFacts noticeId={noticeId} notice={notice} onOpen={setOpen} />
          {open === 'change' && <NoticeDialog stored={{ id: noticeId, value: notice }} onClose={close} />}
          {open === 'end' && <EndDialog noticeId={noticeId} onClose={close} />}
        </>
      )}
    </ItemPanel>
  );
}

interface NoticeFactsProps {
  readonly noticeId: string;
  readonly notice: PlatformNotice;
  readonly onOpen: (act: 'change' | 'end') => void;
}

function NoticeFacts({ noticeId, notice, onOpen }: NoticeFactsProps) {
  const words = useWords(platformNoticesPart);
  const named = useAudienceWords();
  const now = useNow(1000);
  const phase = phaseOf(notice, now);
  const { from, until, endedAt, audience, version } = notice;
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography>{`${words.phases[phase]} · ${words.columns.version} ${version}`}</Typography>
        <Typography>{words.period(momentName(from), momentName(endedAt ?? until))}</Typography>
        <Typography>{`${words.columns.to}: ${named(audience)}`}</Typography>
      </div>
      <ReachLine {...{ audience, noticeId, version }} />
      <NoticePreview notice={notice} now={now} />
      {phase !== 'over' && (
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button variant="contained" onClick={() => onOpen('change')}>
            {words.change}
          </Button>
          <Button variant="outlined" color="error" onClick={() => onOpen('end')}>
            {words.end}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
