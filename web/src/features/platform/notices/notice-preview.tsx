import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { noticeLinkSchema } from '@bhoj/domain/platform/shape/notice.schema';
import type { PlatformNotice } from '@bhoj/domain/platform/shape/notice.schema';
import { NoticeBanner } from '../../../blocks/notices/notice-banner.tsx';
import { NoticeList } from '../../../blocks/notices/notice-list.tsx';
import { platformNoticesPart } from '../../../messages/owner/platform-notices/en.ts';
import { useWords } from '../../../words/use-words.ts';

interface NoticePreviewProps {
  readonly notice: Pick<PlatformNotice, 'title' | 'text' | 'severity' | 'shownAs' | 'link'>;
  /** Epoch ms. */
  readonly now: number;
}

const nothing = () => undefined;

/** A notice as owners see it. It is only a picture: its links and buttons do nothing. */
export function NoticePreview({ notice, now }: NoticePreviewProps) {
  const words = useWords(platformNoticesPart);
  const title = notice.title.trim() || words.emptyTitle;
  const text = notice.text.trim() || words.emptyText;
  // The link appears once its text is complete.
  const { data: link = '' } = noticeLinkSchema.safeParse(notice.link);
  const about = { kind: 'platform-notice', noticeId: '', title, text } as const;
  return (
    <Stack sx={{ gap: 1 }}>
      {notice.shownAs === 'banner' && (
        <>
          <Typography variant="subtitle2" component="h3">
            {words.asBanner}
          </Typography>
          <Box inert>
            <NoticeBanner notice={{ ...notice, title, text, link }} onClose={nothing} />
          </Box>
        </>
      )}
      <Typography variant="subtitle2" component="h3">
        {words.inBell}
      </Typography>
      <Box inert>
        <NoticeList
          entries={[{ id: 'preview', value: { kind: 'announcement', createdAt: now, about } }]}
          readAt={null}
          now={now}
          heading="h3"
        />
      </Box>
    </Stack>
  );
}
