import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical, KeyRound, RotateCcwKey, ShieldCheck, UserRoundX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import type { ChosenRights } from '@bhoj/domain/members/member.schema';
import { staffPart } from '../../messages/owner/members/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ConfirmDialog } from '../../ui/mui/confirm-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import type { MemberEntry } from './member-model.ts';
import { RightsDialog } from './rights-dialog.tsx';

interface PersonMenuProps {
  readonly person: MemberEntry;
  readonly pending: boolean;
  readonly fault: FailureReason | null;
  readonly changeRights: (chosen: ChosenRights) => Promise<boolean>;
  readonly dismiss: () => Promise<boolean>;
  readonly resetPin: () => Promise<boolean>;
}

type Asking = 'rights' | 'link' | 'pin' | 'dismiss' | null;

interface ItemProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly isDanger?: boolean;
  readonly onClick: () => void;
}

function Item({ icon: Icon, text, isDanger = false, onClick }: ItemProps) {
  const color = isDanger ? { color: 'error.main' } : {};
  return (
    <MenuItem onClick={onClick} sx={{ minHeight: 44, ...color }}>
      <ListItemIcon sx={color}>
        <Icon size={20} aria-hidden />
      </ListItemIcon>
      <ListItemText primary={text} />
    </MenuItem>
  );
}

/** The rarer acts; those that change something ask for confirmation. */
export function PersonMenu({ person, pending, fault, changeRights, dismiss, resetPin }: PersonMenuProps) {
  const words = useWords(staffPart);

  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const ask = (what: Asking) => {
    setAnchor(null);
    setAsking(what);
  };
  const close = () => setAsking(null);
  const confirm = (act: () => Promise<boolean>) => () => void act().finally(close);
  const { name } = person;
  return (
    <>
      <IconButton
        aria-label={words.more(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor !== null && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={20} aria-hidden />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Item icon={ShieldCheck} text={words.changeRights} onClick={() => ask('rights')} />
        <Item icon={KeyRound} text={words.newLink} onClick={() => ask('link')} />
        {person.pinSetAt !== undefined && (
          <Item icon={RotateCcwKey} text={words.resetPin} onClick={() => ask('pin')} />
        )}
        <Divider />
        <Item icon={UserRoundX} text={words.dismiss} isDanger onClick={() => ask('dismiss')} />
      </Menu>
      {asking === 'rights' && (
        <RightsDialog person={person} pending={pending} fault={fault} save={changeRights} onClose={close} />
      )}
      <ConfirmDialog
        open={asking === 'pin'}
        title={words.resetPinTitle(name)}
        text={words.resetPinText(name)}
        confirmLabel={words.resetPin}
        cancelLabel={words.keep}
        pending={pending}
        onConfirm={confirm(resetPin)}
        onClose={close}
      />
      <ConfirmDialog
        open={asking === 'dismiss'}
        title={words.dismissTitle(name)}
        text={words.dismissText(name)}
        confirmLabel={words.dismiss}
        cancelLabel={words.keep}
        pending={pending}
        onConfirm={confirm(dismiss)}
        onClose={close}
      />
      {asking === 'link' && <LinkDialog person={person} onClose={close} />}
    </>
  );
}
