import { FUNCTIONS_EMULATOR_URL } from './one-process.ts';

/** Functions that journeys reach through the Functions emulator, as the browser or the gateway would ask for them. */
const REACHED = [
  'checkPayments',
  'createAccount',
  'createPaymentOrder',
  'createSocialAccount',
  'joinTable',
  'photo',
  'placeRound',
  'razorpayWebhook',
  'saveMenu',
  'seedTables',
  'settleBill',
  'validateReferral',
  'verifyPayment',
];

/**
 * Makes the Functions emulator start their processes: on a busy machine one takes longer to start than a page waits for
 * an answer. One that is not named here starts at its first call.
 */
export default async function warmUp(): Promise<void> {
  const queue = REACHED.values();
  const startEach = async () => {
    for (const name of queue) await fetch(`${FUNCTIONS_EMULATOR_URL}/${name}`, { method: 'OPTIONS' });
  };
  // Two at a time: the emulator gives up on a process that takes more than 30 seconds, and never answers then.
  await Promise.all([startEach(), startEach()]);
}
