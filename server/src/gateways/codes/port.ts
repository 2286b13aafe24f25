import type { Language } from '@puente/contract/policy';

export type CodePurpose = 'sign-in' | 'payout';
export type CodeChannel = 'sms' | 'whatsapp' | 'voice';

/** The gateway's id of an open code, or why it refuses to send one. */
export type CodeSent = { gatewayId: string } | { refused: 'number' | 'too-many' };

/**
 * The result of an attempt. `expired` means a code that can't be used: too old, used or replaced.
 */
export type CodeChecked = 'approved' | 'wrong' | 'expired' | 'tries-exceeded';

/**
 * One-time codes: the gateway creates, sends and checks them; we never see them. All calls throw
 * `GatewayUnavailable` when the gateway doesn't answer or fails.
 */
export type CodeGateway = {
  /** Sends a code to an E.164 number. A gateway may send an open code again. */
  send: (input: {
    phone: string;
    purpose: CodePurpose;
    channel: CodeChannel;
    language: Language;
  }) => Promise<CodeSent>;
  /** Cancels a code, so that the next one sent is new; no error when it has ended already. */
  cancel: (input: { gatewayId: string; purpose: CodePurpose }) => Promise<void>;
  check: (input: { gatewayId: string; purpose: CodePurpose; code: string }) => Promise<CodeChecked>;
};
