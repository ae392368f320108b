import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronRight, ListChecks, Plus } from 'lucide-react';
import type { AddOnGroup, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { menuPart } from '../../../words/owner/menu.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { VisuallyHidden } from '../../../ui/mui/visually-hidden.tsx';

export interface GroupsDialogProps {
  readonly menu: Menu;
  /** Null makes a new group. */
  readonly onEdit: (group: AddOnGroup | null) => void;
  readonly onClose: () => void;
}

interface GroupRowProps {
  readonly group: AddOnGroup;
  readonly uses: number;
  readonly onEdit: (group: AddOnGroup) => void;
}

function GroupRow({ group, uses, onEdit }: GroupRowProps) {
  const menu = useWords(menuPart);
  const words = useWords(menuPart).groups;

  return (
    <Box component="li" sx={{ '& + &': { borderTop: `1px solid ${cssVar('border')}` } }}>
      <ButtonBase
        onClick={() => onEdit(group)}
        sx={{
          width: '100%',
          gap: 2,
          px: 1,
          py: 1.5,
          textAlign: 'left',
          justifyContent: 'space-between',
          '&:hover': { backgroundColor: cssVar('hover') },
          '&.Mui-focusVisible': { outlineOffset: -2 },
        }}
      >
        <Box component="span" sx={{ minWidth: 0 }}>
          <VisuallyHidden>{menu.editVerb}</VisuallyHidden>
          <Typography variant="subtitle1" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {group.name}
          </Typography>
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {group.options.map(({ name }) => name).join(', ')}
          </Typography>
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {`${words.chooses(group.min, group.max)} · ${words.usedBy(uses)}`}
          </Typography>
        </Box>
        <ChevronRight size={20} aria-hidden style={{ flex: 'none' }} />
      </ButtonBase>
    </Box>
  );
}

/** The menu's add-on groups; each opens in its own form. */
export function GroupsDialog({ menu: current, onEdit, onClose }: GroupsDialogProps) {
  const words = useWords(menuPart).groups;

  const isNarrow = useMediaQuery('(max-width: 599px)');
  const usesOf = ({ id }: AddOnGroup) =>
    current.items.filter((item) => item.addOnGroupIds.includes(id)).length;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby="groups-dialog"
    >
      <DialogTitle id="groups-dialog">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{words.intro}</DialogContentText>
        {current.addOnGroups.length === 0 && <EmptyState icon={ListChecks} line={words.empty} />}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {current.addOnGroups.map((group) => (
            <GroupRow key={group.id} group={group} uses={usesOf(group)} onEdit={onEdit} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
        <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={() => onEdit(null)}>
          {words.add}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
