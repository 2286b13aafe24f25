/** One line of the results: our figure beside its limit or peer, measured in the same run. */
export type Row = {
  name: string;
  figure: string;
  /** The limit, or the peer's figure. */
  beside: string;
  /** Ours to the limit or peer, where it is one number. */
  ratio?: number;
  /** Whether the aim is met. */
  isMet: boolean;
};
