import type { Language } from '@puente/contract/policy';

export type CodePurpose = 'sign-in' | 'payout';
export type CodeChannel = 'sms' | 'whatsapp' | 'voice';

/** The gateway's id of a code under way, or why it refuses to send one. */
export type CodeSent = { gatewayId: string } | { refused: 'number' | 'too-many' };

/**
 * What became of a guess. `expired` stands for every code that is over: too old, used, replaced.
 */
export type CodeChecked = 'approved' | 'wrong' | 'expired' | 'tries-exceeded';

/**
 * One-time codes: the gateway makes, sends and checks them; we never see a code we sent. All
 * calls throw `GatewayUnavailable` when the gateway is silent or out of order.
 */
export type CodeGateway = {
  /** Sends a code to an E.164 number. A gateway may send a code that is under way once more. */
  send: (input: {
    phone: string;
    purpose: CodePurpose;
    channel: CodeChannel;
    language: Language;
  }) => Promise<CodeSent>;
  /** Makes a code worthless, so that the next one sent is a new one; fine when it is over. */
  cancel: (input: { gatewayId: string; purpose: CodePurpose }) => Promise<void>;
  check: (input: { gatewayId: string; purpose: CodePurpose; code: string }) => Promise<CodeChecked>;
};
