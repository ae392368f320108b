import type { MoveLine, StockMove } from '../shape/move.schema.ts';

type Given = Pick<StockMove, 'kind' | 'at' | 'day' | 'postedAt'> &
  Partial<Pick<StockMove, 'source' | 'by' | 'sentBy' | 'why' | 'planned' | 'note' | 'asked'>> & {
    readonly lines: readonly MoveLine[];
  };

/** Returns a move that waits for its place in the ledger. */
export const newMove = ({ lines, ...given }: Given): StockMove => ({
  source: null,
  by: null,
  note: '',
  ...given,
  place: null,
  lines: [...lines],
  itemIds: [...new Set(lines.map(({ itemId }) => itemId))],
});

/** The ids of moves, made from those of the acts and documents behind them, so that each is written once. */
export const moveIdOf = {
  invoice: (invoiceId: string) => `inv_${invoiceId}`,
  void: (invoiceId: string) => `void_${invoiceId}`,
  creditNote: (creditNoteId: string) => `note_${creditNoteId}`,
  handOver: (orderId: string) => `hand_${orderId}`,
  receipt: (receiptId: string) => `rec_${receiptId}`,
  count: (id: string) => `cnt_${id}`,
  waste: (id: string) => `wst_${id}`,
  transfer: (id: string) => `trf_${id}`,
  batch: (id: string) => `prep_${id}`,
} as const;
