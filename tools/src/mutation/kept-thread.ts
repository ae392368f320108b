import { ThreadsPoolWorker } from 'vitest/node';
import type { PoolOptions, PoolRunnerInitializer, PoolWorker } from 'vitest/node';

/** Runs after which a new thread is started, because each leaves a listener in its thread. */
const RUNS = 200;

type Listener = Parameters<PoolWorker['on']>[1];
type Request = Parameters<PoolWorker['send']>[0];

interface Kept {
  readonly thread: ThreadsPoolWorker;
  runs: number;
}

let kept: Kept | null = null;

/** One run of tests in the kept thread: Vitest starts and stops it, and the thread stays alive. */
class Run implements PoolWorker {
  readonly name = 'kept-thread';
  readonly #options: PoolOptions;
  readonly #listeners: { readonly event: string; readonly listener: Listener }[] = [];

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get #kept(): Kept {
    kept ??= { thread: new ThreadsPoolWorker(this.#options), runs: 0 };
    return kept;
  }

  async start(): Promise<void> {
    this.#kept.runs += 1;
    if (this.#kept.runs > 1) return;
    await this.#kept.thread.start();
    this.#kept.thread.on('exit', () => {
      kept = null;
    });
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push({ event, listener });
    this.#kept.thread.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#kept.thread.off(event, listener);
  }

  send(message: Request): void {
    if (message.type === 'stop') this.#answer({ type: 'stopped', __vitest_worker_response__: true });
    else this.#kept.thread.send(message);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  async stop(): Promise<void> {
    for (const { event, listener } of this.#listeners) this.#kept.thread.off(event, listener);
    if (this.#kept.runs < RUNS) return;
    const { thread } = this.#kept;
    kept = null;
    await thread.stop();
  }

  /** Answers in the thread's place. */
  #answer(message: object): void {
    for (const { event, listener } of this.#listeners) if (event === 'message') listener(message);
  }
}

/**
 * A thread that stays when a run of tests ends, with all its modules. Vitest would start one for each run; loading the
 * handlers and their imports would take longer than the few tests that reach a mutant.
 */
export const KEPT_THREAD: PoolRunnerInitializer = {
  name: 'kept-thread',
  createPoolWorker: (options) => new Run(options),
};
