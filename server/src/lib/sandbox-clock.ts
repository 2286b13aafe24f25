import { z } from 'zod';
import { type Clock, createOffsetClock } from './clock.ts';

export type FollowingClock = Clock & {
  /** Asks the sandbox for its clock again; throws when it doesn't answer. */
  follow: () => Promise<void>;
};

const clockSchema = z.object({ offsetMs: z.number() });

/** In sandbox mode business time is the sandbox's time. */
export function createSandboxClock(sandboxUrl: string): FollowingClock {
  const clock = createOffsetClock();
  return {
    now: clock.now,
    follow: async () => {
      const reply = await fetch(`${sandboxUrl}/sandbox/clock`);
      const { offsetMs } = clockSchema.parse(await reply.json());
      clock.setOffsetMs(offsetMs);
    },
  };
}
