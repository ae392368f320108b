import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { cssVar } from '../../../theme/css-var.ts';
import { notPrinted } from '../../../ui/mui/not-printed.ts';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { onceIdle } from '../../../ui/shared/once-idle.ts';
import { useMedia } from '../../../ui/shared/use-media.ts';
import { useOnceTrue } from '../../../ui/shared/use-once-true.ts';
import type { PhoneDrawerProps } from './phone-drawer.tsx';

const PhoneDrawer = lazyPart(async () => (await import('./phone-drawer.tsx')).PhoneDrawer);

/** The drawer's code loads once the page is idle. */
const NARROW = '(max-width: 899.95px)';

/** The place of a sidebar: beside the page, or on a phone in a drawer over it. */
export function SidebarFrame({ label, width, isOpen, onClose, children }: PhoneDrawerProps) {
  const isNarrow = useMedia(NARROW);
  const hasOpened = useOnceTrue(isOpen);
  useEffect(() => (isNarrow ? onceIdle(() => void PhoneDrawer.loadAhead()) : undefined), [isNarrow]);
  return (
    <>
      <Box
        component="aside"
        aria-label={label}
        sx={{
          display: { xs: 'none', md: 'block' },
          flex: 'none',
          width,
          height: '100dvh',
          position: 'sticky',
          top: 0,
          backgroundColor: cssVar('card'),
          borderRight: `1px solid ${cssVar('border')}`,
          ...notPrinted,
        }}
      >
        {children}
      </Box>
      {hasOpened && <PhoneDrawer {...{ label, width, isOpen, onClose }}>{children}</PhoneDrawer>}
    </>
  );
}
