import { type Clock, createOffsetClock } from './clock.ts';

export type FollowingClock = Clock & {
  /** Asks the sandbox for its clock again; throws when it doesn't answer. */
  follow: () => Promise<void>;
};

/** The sandbox's clock rules everything that depends on time while the sandbox stands in. */
export const createSandboxClock = (sandboxUrl: string): FollowingClock => {
  const clock = createOffsetClock();
  return {
    now: clock.now,
    follow: async () => {
      const reply = await fetch(`${sandboxUrl}/sandbox/clock`);
      const { offsetMs } = (await reply.json()) as { offsetMs: number };
      clock.setOffsetMs(offsetMs);
    },
  };
};
