import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';

/** Loaded once somebody opens them. */
export const TransferDialog = lazyPart(async () => (await import('./transfer-dialog.tsx')).TransferDialog);

export const MadeDialog = lazyPart(async () => (await import('./made-dialog.tsx')).MadeDialog);

export const WasteDialog = lazyPart(async () => (await import('./waste-dialog.tsx')).WasteDialog);
