import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Copy, Download, Ellipsis, ExternalLink } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { qrCodesPart } from '../../messages/owner/qr-codes/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { Code } from './qr-model.ts';
import { useCodeActs } from './use-code-acts.ts';

const inside = (Icon: LucideIcon, text: string) => (
  <>
    <ListItemIcon>
      <Icon size={20} aria-hidden />
    </ListItemIcon>
    <ListItemText primary={text} />
  </>
);

/** The acts on one code besides printing it. */
export function CodeMenu({ code, restaurantName }: { code: Code; restaurantName: string }) {
  const words = useWords(qrCodesPart);

  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { copy, savePng, saveSvg } = useCodeActs(code, restaurantName);
  const close = () => setAnchor(null);
  const closed = (run: () => unknown) => () => {
    close();
    run();
  };
  return (
    <>
      <IconButton
        aria-label={words.more(words.cardLabel(code))}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component="a" href={code.link} target="_blank" rel="noopener" onClick={close}>
          {inside(ExternalLink, words.open)}
        </MenuItem>
        <MenuItem onClick={closed(copy)}>{inside(Copy, words.copy)}</MenuItem>
        <MenuItem onClick={closed(savePng)}>{inside(Download, words.png)}</MenuItem>
        <MenuItem onClick={closed(saveSvg)}>{inside(Download, words.svg)}</MenuItem>
      </Menu>
    </>
  );
}
