import { DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import { useId, useRef, useState } from 'react';
import { PLAN_COLUMNS, PLAN_ROWS } from '@bhoj/domain/tables/floor-plan.schema';
import { extentOf } from '@bhoj/domain/tables/floor-plan';
import type { Laid } from '@bhoj/domain/tables/floor-plan';
import type { Table } from '@bhoj/domain/tables/table';
import { tableName } from '../../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { PlanBoard } from '../../../blocks/floor-plan/plan-board.tsx';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { stepped } from './plan-draft.ts';
import { PlanPiece } from './plan-piece.tsx';
import type { Arranging } from './use-plan-draft.ts';
import styles from './plan.module.css';

/** The canvas itself announces the new place of a table, also after an arrow key. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Rows below the last table, to drag into. */
const SPARE_ROWS = 6;

export interface PlanCanvasProps {
  readonly label: string;
  readonly tables: readonly Table[];
  readonly arranging: Arranging;
  readonly chosen: string | null;
  readonly onChoose: (tableId: string) => void;
}

/** The grid on which tables are moved: by pointer or finger, or step by step with the arrow keys. */
export function PlanCanvas({ label, tables, arranging, chosen, onChoose }: PlanCanvasProps) {
  const words = useWords(tablesPart);
  const places = usePlaceWords();
  const help = useId();
  const board = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  // A press without movement stays a selection.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const { laid, place } = arranging;
  const byId = new Map(tables.map((table) => [table.id, table]));
  const nameOf = (id: string) => tableName(places, id);
  const tell = ({ id, x, y }: Pick<Laid, 'id' | 'x' | 'y'>) =>
    setSaid(words.movedTo(nameOf(id), x + 1, y + 1));
  const drop = ({ active, delta }: DragEndEvent) => {
    const here = laid.find(({ id }) => id === active.id);
    const table = byId.get(String(active.id));
    const width = board.current?.clientWidth ?? 0;
    if (here === undefined || table === undefined || width === 0) return;
    const step = width / PLAN_COLUMNS;
    const { id, shape, turned } = here;
    const x = here.x + Math.round(delta.x / step);
    const y = here.y + Math.round(delta.y / step);
    place(table, { x, y, shape, turned });
    tell({ id, x: Math.max(0, x), y: Math.max(0, y) });
  };
  const press = (here: Laid, table: Table, key: string): boolean => {
    if (key !== 'r' && key !== 'R' && !key.startsWith('Arrow')) return false;
    const { x, y, shape, turned } = here;
    const wanted = key.startsWith('Arrow') ? stepped(laid, table, key) : { x, y, shape, turned: !turned };
    if (wanted === null) {
      setSaid(words.atEdge(nameOf(here.id)));
      return true;
    }
    place(table, wanted);
    tell({ id: here.id, ...wanted });
    return true;
  };
  const rows = Math.min(PLAN_ROWS, extentOf(laid).rows + SPARE_ROWS);
  return (
    <>
      <p id={help} className={styles['unseen']}>
        {words.planKeys}
      </p>
      <DndContext
        accessibility={{ announcements: SILENT }}
        sensors={sensors}
        onDragEnd={drop}
        onDragStart={({ active }) => onChoose(String(active.id))}
      >
        <PlanBoard hasGrid boardRef={board} columns={PLAN_COLUMNS} {...{ label, laid, rows }}>
          {(here) => {
            const table = byId.get(here.id);
            return (
              table && (
                <PlanPiece
                  laid={here}
                  name={nameOf(here.id)}
                  seats={table.seats}
                  says={words.standsAt(table.seats, here.x + 1, here.y + 1)}
                  isChosen={here.id === chosen}
                  describedBy={help}
                  onChoose={() => onChoose(here.id)}
                  onKey={(key) => press(here, table, key)}
                />
              )
            );
          }}
        </PlanBoard>
      </DndContext>
      <p role="status" className={styles['unseen']}>
        {said}
      </p>
    </>
  );
}
