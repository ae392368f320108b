import { CancelLinesSheet, CancelOrderSheet } from './cancel-sheets.tsx';
import { DetailsSheet } from '../counter/details-sheet.tsx';
import { JoinSheet, SeparateSheet } from './joined-sheets.tsx';
import { MergeSheet, MoveLinesSheet, MoveSheet } from './move-sheets.tsx';
import type { OrderActProps } from './move-sheets.tsx';
import { PartySheet } from '../party/party-sheet.tsx';
import { RepeatSheet } from '../repeat/repeat-sheet.tsx';

export type ActName =
  | 'repeat'
  | 'party'
  | 'move'
  | 'join'
  | 'separate'
  | 'merge'
  | 'moveLines'
  | 'details'
  | 'cancelLines'
  | 'cancelOrder';

/** The sheet of an act on an order. */
export function ActSheetOf({ act, ...props }: OrderActProps & { readonly act: ActName }) {
  const { menu, profile } = props.data;
  switch (act) {
    case 'repeat':
      return menu.state === 'ready' && profile.state === 'ready' ? (
        <RepeatSheet
          {...props}
          menu={menu.value}
          tax={profile.value.tax}
          dayCutoff={profile.value.dayCutoff}
        />
      ) : null;
    case 'party':
      return <PartySheet {...props} />;
    case 'move':
      return <MoveSheet {...props} />;
    case 'join':
      return <JoinSheet {...props} />;
    case 'separate':
      return <SeparateSheet {...props} />;
    case 'merge':
      return <MergeSheet {...props} />;
    case 'moveLines':
      return <MoveLinesSheet {...props} />;
    case 'details':
      return <DetailsSheet {...props} />;
    case 'cancelLines':
      return <CancelLinesSheet {...props} />;
    case 'cancelOrder':
      return <CancelOrderSheet {...props} />;
  }
}
