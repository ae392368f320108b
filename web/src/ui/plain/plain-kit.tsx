import type { ButtonLinkProps, ButtonProps, Kit } from '../shared/kit/kit.ts';
import { ButtonLink } from './button-link.tsx';
import { PlainButton } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { PlainNotice } from './notice.tsx';
import { LoadingPage, StateBlock } from './states.tsx';

const QuietButton = ({ variant = 'quiet', ...button }: ButtonProps) => (
  <PlainButton {...button} variant={variant} />
);

const QuietButtonLink = ({ variant = 'quiet', ...link }: ButtonLinkProps) => (
  <ButtonLink {...link} variant={variant} />
);

/** The plain controls, for the parts that pages of both kits show. */
export const plainKit: Kit = {
  Button: QuietButton,
  ButtonLink: QuietButtonLink,
  Notice: PlainNotice,
  ConfirmDialog,
  StateBlock,
  LoadingPage,
};
