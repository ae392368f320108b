import type { useSortable } from '@dnd-kit/sortable';
import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import { GripVertical } from 'lucide-react';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';

type Sortable = ReturnType<typeof useSortable>;

export interface DragHandleProps {
  /** The name of the row that it moves. */
  readonly name: string;
  readonly attach: Sortable['setActivatorNodeRef'];
  readonly attributes: Sortable['attributes'];
  readonly listeners: Sortable['listeners'];
  readonly sx?: SxProps;
}

/** A handle that moves a row by pointer, finger, or space bar and arrows. */
export function DragHandle({ name, attach, attributes, listeners, sx = {} }: DragHandleProps) {
  const menu = useWords(menuPart);

  return (
    <IconButton
      ref={attach}
      aria-label={menu.drag(name)}
      sx={[
        { cursor: 'grab', touchAction: 'none', color: cssVar('muted') },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...attributes}
      {...listeners}
    >
      <GripVertical size={20} aria-hidden />
    </IconButton>
  );
}
