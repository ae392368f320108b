import { AREAS } from '@bhoj/domain/catalogue/areas';
import { CONTRACTS } from '@bhoj/domain/contracts';

/** The deployed functions that the browser or the gateway calls. */
const REACHED = [
  ...AREAS,
  ...Object.values(CONTRACTS).flatMap(({ name, alone }) => (alone ? [name] : [])),
  'photo',
  'publicPage',
  'razorpayWebhook',
];

/**
 * Starts a process of each of these functions in the Functions emulator: on a busy machine a start may take longer than
 * a page waits.
 */
export default async function warmUp(): Promise<void> {
  const queue = REACHED.values();
  const startEach = async () => {
    for (const name of queue)
      await fetch(`${process.env['BHOJ_FUNCTIONS_URL'] ?? ''}/${name}`, { method: 'OPTIONS' });
  };
  // Two at a time: the emulator gives up on a process that takes more than 30 seconds to start, and then never answers.
  await Promise.all([startEach(), startEach()]);
}
