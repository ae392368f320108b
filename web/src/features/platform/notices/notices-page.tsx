import Button from '@mui/material/Button';
import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { platformNotices } from '@bhoj/domain/platform/notices/notice.collection';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformNoticesPart } from '../../../messages/owner/platform-notices/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PagedList } from '../lists/paged-list.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { useNoticeColumns } from './use-notice-columns.ts';

const rowTo = ({ id }: { readonly id: string }) => `${href('superNotifications')}?notice=${id}`;

/** /super/notifications: Bhoj's notices to owners. The address names the open one. */
export function NoticesPage() {
  const words = useWords(platformNoticesPart);
  const titles = useWords(routeTitlesPart);
  const columns = useNoticeColumns();
  const [address, setAddress] = useSearchParams();
  const [isWriting, setWriting] = useState(false);
  const noticeId = address.get('notice');
  return (
    <>
      <PageHeader
        title={titles.superNotifications}
        description={words.description}
        actions={
          <Button
            variant="contained"
            startIcon={<Plus size={20} aria-hidden />}
            onClick={() => setWriting(true)}
          >
            {words.add}
          </Button>
        }
      />
      <SectionCard padding="flush">
        <PagedList
          collection={platformNotices}
          specOf={platformNotices.queries.latest}
          label={words.list}
          loading={words.loading}
          columns={columns}
          rowTo={rowTo}
          icon={Megaphone}
          empty={words.none}
        />
      </SectionCard>
      {isWriting && <NoticeDialog stored={null} onClose={() => setWriting(false)} />}
      {noticeId !== null && <NoticePanel noticeId={noticeId} onClose={() => setAddress({})} />}
    </>
  );
}
