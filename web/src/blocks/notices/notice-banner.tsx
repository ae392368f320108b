import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Info, TriangleAlert, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Posted } from '@bhoj/domain/platform/notice.schema';
import { noticeBannerPart } from '../../words/owner/notice-banner.ts';
import { useWords } from '../../words/use-words.ts';

const TONES = { info: 'info', warning: 'warning', urgent: 'error' } as const;

interface NoticeBannerProps {
  readonly notice: Pick<Posted, 'title' | 'text' | 'severity' | 'link'>;
  readonly onClose: () => void;
}

/** A notice of the platform above a page. */
export function NoticeBanner({ notice: { title, text, severity, link }, onClose }: NoticeBannerProps) {
  const words = useWords(noticeBannerPart);
  const name = title === '' ? words.maintenance : title;
  const Icon = severity === 'info' ? Info : TriangleAlert;
  return (
    <Alert
      component="section"
      role="region"
      aria-label={name}
      severity={TONES[severity]}
      icon={<Icon aria-hidden />}
      sx={{ borderRadius: 0, px: { xs: 2, md: 4 }, overflowWrap: 'anywhere' }}
      action={
        <IconButton color="inherit" aria-label={words.close(name)} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      }
    >
      {title !== '' && <AlertTitle component="p">{title}</AlertTitle>}
      {text}
      {link !== '' && (
        <Button component={Link} to={link} color="inherit" size="small" sx={{ ml: 1 }}>
          {words.more}
        </Button>
      )}
    </Alert>
  );
}
