import type { CrashReport } from '@puente/contract/monitoring';

export type KnownCrash = {
  report: CrashReport;
  /** How often it was reported so far. */
  count: number;
  /** SHA-256 in hex: the same crash has the same one. */
  fingerprint: string;
};

/** Crash reports: one adapter per place where they are gathered. */
export type CrashGateway = {
  /** Hands a crash over. @throws {GatewayUnavailable} when trying again makes sense */
  send: (crash: KnownCrash) => Promise<void>;
};
