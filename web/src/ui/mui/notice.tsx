import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { NoticeProps } from '../shared/kit/kit.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** On a phone, the buttons are below the text and aligned with it. */
const wrapped = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 48px)', sm: '1 1 auto' } },
  '& .MuiAlert-action': { ml: { xs: 2, sm: 'auto' }, pl: { xs: 0, sm: 2 }, pt: { xs: 0, sm: 0.5 } },
} as const;

/** A message beside its subject. A screen reader announces an error at once, and other messages when it is free. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Alert
      severity={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      icon={<Icon aria-hidden />}
      action={action}
      sx={action === undefined ? {} : wrapped}
    >
      {title !== undefined && <AlertTitle component="p">{title}</AlertTitle>}
      {children}
    </Alert>
  );
}
