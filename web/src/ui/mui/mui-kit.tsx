import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { Link } from 'react-router-dom';
import type { ButtonLinkProps, ButtonProps, ConfirmDialogProps, Kit } from '../shared/kit/kit.ts';
import { useOnceTrue } from '../shared/use-once-true.ts';
import { Notice } from './notice.tsx';
import { lazyPart } from './states/lazy-part.tsx';
import { LoadingPage } from './states/loading-page.tsx';
import { StateBlock } from './states/state-block.tsx';

const VARIANTS = { primary: 'contained', outline: 'outlined', quiet: 'text' } as const;

function MuiButton({
  variant = 'quiet',
  size = 'medium',
  icon,
  wide = false,
  pending = false,
  deliberate,
  disabled,
  ...button
}: ButtonProps) {
  const startIcon = pending ? <CircularProgress size={16} color="inherit" aria-hidden /> : icon;
  return (
    <Button
      {...button}
      variant={VARIANTS[variant]}
      size={size}
      fullWidth={wide}
      disabled={pending || disabled === true}
      aria-busy={pending}
      data-deliberate={deliberate}
      startIcon={startIcon}
    />
  );
}

const MuiButtonLink = ({ variant = 'quiet', ...link }: ButtonLinkProps) => (
  <Button {...link} component={Link} variant={VARIANTS[variant]} />
);

const LaterConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** The dialog's code loads with the first question. */
function ConfirmDialog(props: ConfirmDialogProps) {
  return useOnceTrue(props.open) && <LaterConfirmDialog {...props} />;
}

/** MUI's controls, for the parts that pages of both kits show. */
export const muiKit: Kit = {
  Button: MuiButton,
  ButtonLink: MuiButtonLink,
  Notice,
  ConfirmDialog,
  StateBlock,
  LoadingPage,
};
