import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { nameIn } from '@bhoj/domain/catalogue/names';
import type { ComboGroup } from '@bhoj/domain/orders/shape/combo-groups';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { TicketLine } from '@bhoj/domain/orders/kitchen/progress';

/** Draws the groups of a ticket (`combosOnTicket`): the lines of a combo below its name. */
export const comboLines = (
  groups: readonly ComboGroup<TicketLine>[],
  language: Language,
  {
    head,
    row,
  }: {
    /** Draws the line of a combo above its dishes. */
    readonly head: (name: string, group: ComboGroup<TicketLine>) => ReactNode;
    readonly row: (entry: TicketLine, group: ComboGroup<TicketLine>) => ReactNode;
  },
): ReactNode =>
  groups.map((group) => {
    const rows = group.lines.map((entry) => row(entry, group));
    if (group.combo === null) return rows;
    return (
      <Fragment key={group.lines[0]?.id}>
        {head(nameIn(language, group.combo), group)}
        {rows}
      </Fragment>
    );
  });
