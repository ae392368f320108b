import { FUNCTIONS_EMULATOR_URL } from './one-process.ts';

/** Functions that journeys call through the Functions emulator, as the browser or the gateway does. */
const REACHED = [
  'checkPayments',
  'createAccount',
  'createPaymentOrder',
  'createSocialAccount',
  'joinTable',
  'photo',
  'placeRound',
  'publicPage',
  'razorpayWebhook',
  'saveMenu',
  'seedTables',
  'settleBill',
  'validateReferral',
  'verifyPayment',
];

/**
 * Starts the processes of these functions in the Functions emulator, because on a busy machine a start may take longer
 * than a page waits. A function not listed here starts at its first call.
 */
export default async function warmUp(): Promise<void> {
  const queue = REACHED.values();
  const startEach = async () => {
    for (const name of queue) await fetch(`${FUNCTIONS_EMULATOR_URL}/${name}`, { method: 'OPTIONS' });
  };
  // Two at a time: the emulator gives up on a process that takes more than 30 seconds to start, and then never answers.
  await Promise.all([startEach(), startEach()]);
}
