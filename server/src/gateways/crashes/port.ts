import type { CrashReport } from '@puente/contract/monitoring';

export type KnownCrash = {
  report: CrashReport;
  /** How often it has been reported. */
  count: number;
  /** SHA-256 in hex: the same crash has the same one. */
  fingerprint: string;
};

/** Sends crash reports to a service. */
export type CrashGateway = {
  /** Sends a crash. @throws {GatewayUnavailable} when trying again makes sense */
  send: (crash: KnownCrash) => Promise<void>;
};
