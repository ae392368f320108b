import { part } from '../../part.ts';

/** The page behind the link to a bill. */
export const sharedBill = {
  title: 'Your bill',
  gone: 'This bill could not be found',
  goneHint: 'The link may be cut short. Open it again from the message it came with.',
  failed: 'The bill could not be loaded',
  failedHint: 'Check the connection and try again.',
  void: 'The restaurant has declared this bill void.',
};

export const sharedBillPart = part('sharedBill', sharedBill);
